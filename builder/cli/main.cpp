#include "cli/subcommands.h"

#include <iostream>

int main(int argc, char** argv)
{
    return kizuna::run_command_line(argc, argv, std::cout, std::cerr);
}
