// wxUIActionSimulator sleeps 20 ms for each movement, button and key, which was four fifths of what
// a suite of the window took. The tests wait for what comes of an event by themselves (settle(),
// wait_for()), so a tenth is enough for the X server: this definition takes the place of the
// library's.

#include <chrono>
#include <thread>

__attribute__((visibility("default"))) void wxMilliSleep(unsigned long milliseconds)
{
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds) / 10);
}
