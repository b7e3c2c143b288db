# Shared by installer/run and installer/test, which source it. Nothing here runs by itself.
# shellcheck shell=bash

# The source folder, wherever we are called from.
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() {
    printf '== %s\n' "$*" >&2
}

stop() {
    printf '%s: %s\n' "$0" "$*" >&2
    exit 1
}

# What was done and for how many seconds, in the order of the work.
stages=()
stage_name=
stage_began=$SECONDS

# Ends the stage before and begins one: stage NAME
stage() {
    if [[ -n $stage_name ]]; then
        stages+=("$(printf '%5d s  %s' $((SECONDS - stage_began)) "$stage_name")")
    fi
    stage_name=$1
    stage_began=$SECONDS
}

# Says how long each stage took.
tell_stages() {
    stage ''
    say 'Time of each stage'
    printf '%s\n' "${stages[@]}" >&2
}

# The package names of lists in this folder: wanted_packages LIST…
wanted_packages() {
    (cd "$source_folder/installer" && sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "$@")
}

# Those that are not installed.
missing_packages() {
    local package
    for package in $(wanted_packages "$@"); do
        if ! dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2>/dev/null |
            grep --quiet --line-regexp installed; then
            printf '%s\n' "$package"
        fi
    done
}

# Runs a command as root: directly, or through sudo, which may ask for a password on a terminal only.
as_root() {
    if [[ $EUID -eq 0 ]]; then
        "$@"
    elif [[ -t 0 ]]; then
        sudo "$@"
    else
        sudo --non-interactive "$@"
    fi
}

# Installs what is missing of some lists, without one of packages.txt; stops where that cannot be done.
install_missing_packages() {
    stage 'packages'
    if [[ $# -eq 0 ]]; then
        set -- packages.txt
    fi
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        printf 'This system has no apt-get. Kizuna needs what these Debian 12 packages hold:\n\n' >&2
        cat "$source_folder/installer/packages.txt" >&2
        stop 'install them by other means, then build with: cmake --preset release && cmake --build --preset release'
    fi

    local missing
    mapfile -t missing < <(missing_packages "$@")
    if [[ ${#missing[@]} -eq 0 ]]; then
        say "All packages of installer/$* are installed."
        return
    fi

    say "Installing packages: ${missing[*]}"
    if [[ $EUID -ne 0 ]] && ! command -v sudo >/dev/null; then
        stop "neither root nor sudo. Run as root: apt-get install ${missing[*]}"
    fi
    as_root apt-get update || say 'apt-get update failed; trying with the package lists that are there.'
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}" ||
        stop "could not install: ${missing[*]} (Kizuna is built on Debian 12)"
}

# After "sudo installer/…" the build belongs to the owner of the sources, not to root: starts over as them.
continue_as_owner() {
    if [[ $EUID -eq 0 && -n ${SUDO_USER:-} && $SUDO_USER != root &&
        $(stat --format=%U "$source_folder") == "$SUDO_USER" ]]; then
        say "Going on as $SUDO_USER."
        exec sudo --user="$SUDO_USER" --set-home \
            --preserve-env=DISPLAY,WAYLAND_DISPLAY,XAUTHORITY,XDG_RUNTIME_DIR,LANG "$0" "$@"
    fi
}

# How many compilers to run at once: one a processor, but 1.5 GB of free memory for each.
build_jobs() {
    local processors by_memory
    processors=$(nproc)
    by_memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo)
    if [[ ${by_memory:-1} -lt 1 ]]; then
        by_memory=1
    fi
    echo $((processors < by_memory ? processors : by_memory))
}

# Configures a preset of CMakePresets.json and builds some of its targets, or all: build PRESET [TARGET…]
build() {
    local preset=$1
    shift
    local jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(build_jobs)}
    cd "$source_folder" || exit
    stage 'configuring'
    say "Configuring build/$preset"
    cmake --preset "$preset" >&2
    stage 'building'
    say "Building, $jobs at a time"
    cmake --build --preset "$preset" --parallel "$jobs" ${1:+--target "$@"} >&2
}
