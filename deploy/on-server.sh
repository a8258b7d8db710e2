#!/bin/sh
# The server side of site.sh, which sends this script over ssh: nothing has to be installed there.
#
#   FOLDER/releases/41-3f2a…   the last few builds: a number and the build's id. `previous` in it
#                              names the release that it replaced
#   FOLDER/current             a link to the live one; moving it is the only step that visitors notice
#   FOLDER/deploy.conf         settings
set -eu
umask 022

# The connection may have dropped; whatever was started is still finished.
say() {
  echo "$*" || :
}

fail() {
  echo "$*" >&2 || :
  exit 1
}

read_settings() {
  [ -d "$folder" ] || fail "There is no folder $folder on the server. Create it first."
  [ -w "$folder" ] || fail "$(id -un) cannot write to $folder on the server. Give it write permission."
  [ -f "$folder/deploy.conf" ] ||
    fail "$folder/deploy.conf is missing on the server. Copy deploy/deploy.conf there and edit it."
  [ ! -e "$folder/current" ] || [ -L "$folder/current" ] ||
    fail "$folder/current is not a link. Move it out of the way; the next release creates the link."
  CHECK_URL='' RELOAD='' KEEP=5 CHECK_SECONDS=30
  . "$folder/deploy.conf"
  case $CHECK_URL in
    http://?*[!/] | https://?*[!/]) ;;
    *) fail "CHECK_URL in $folder/deploy.conf must be an address such as https://www.example.com." ;;
  esac
  case $CHECK_SECONDS in
    [1-9] | [1-9][0-9] | [1-9][0-9][0-9]) ;;
    *) fail "CHECK_SECONDS in $folder/deploy.conf must be a number from 1 to 999." ;;
  esac
  case $KEEP in
    [2-9] | [1-9][0-9]) ;;
    *) fail "KEEP in $folder/deploy.conf must be a number from 2 to 99." ;;
  esac
  command -v curl >/dev/null || command -v wget >/dev/null ||
    fail 'The server needs curl or wget to check a release.'
}

# The system drops the lock when this process ends, however it ends.
lock() {
  exec 9>"$folder/.lock"
  flock -n 9 || fail 'Another release or rollback is under way. Try again when it is done.'
  # From here on it takes seconds, and stopping halfway would leave a release unchecked.
  trap '' HUP INT TERM PIPE
}

# Oldest first.
names() {
  [ ! -d "$folder/releases" ] || ls -1 "$folder/releases" | grep -E '^[0-9]+-[0-9a-f]+$' | sort -n
}

live() {
  [ ! -d "$folder/current" ] || basename "$(readlink "$folder/current")"
}

id_of() {
  cat "$folder/releases/$1/site/release.txt"
}

# The release that this one replaced. The number before it may belong to one that was rolled back.
previous_of() {
  name=$(cat "$folder/releases/$1/previous" 2>/dev/null) || return 0
  [ ! -d "$folder/releases/$name" ] || echo "$name"
}

# One folder for the web server: the site, and the hashed files of all releases for tabs that are
# still open. These are hard links, which take no space.
assemble() {
  www=$1/www
  rm -rf "$www"
  mkdir "$www"
  for name in $(names); do
    for files in site/assets site/themes; do
      [ -d "$folder/releases/$name/$files" ] || continue
      mkdir -p "$www/${files#*/}"
      cp -Rlf "$folder/releases/$name/$files/." "$www/${files#*/}/"
    done
  done
  cp -Rlf "$1/site/." "$www/"
}

# A link can't be changed in place, but it can be replaced atomically.
switch_to() {
  ln -sfn "releases/$1" "$folder/.current-new"
  mv -T "$folder/.current-new" "$folder/current"
}

reload() {
  [ -z "$RELOAD" ] || sh -c "$RELOAD" </dev/null 9>&- || {
    say "\"$RELOAD\" failed."
    return 1
  }
}

fetch() {
  if command -v curl >/dev/null; then
    curl -fsS --max-time 5 "$1" </dev/null
  else
    wget -q -T 5 -O - "$1" </dev/null
  fi
}

# Whether several responses in a row are from this release: a reload replaces the workers one by one.
is_served() {
  for _ in 1 2 3 4 5; do
    response=$(fetch "$CHECK_URL/release.txt" 2>&1) || :
    [ "$response" = "$1" ] || return 1
  done
  fetch "$CHECK_URL/" >/dev/null 2>&1
}

# Waits until visitors get this release; fails after CHECK_SECONDS.
wait_until_served() {
  tries=$CHECK_SECONDS
  while ! is_served "$1"; do
    tries=$((tries - 1))
    if [ "$tries" -eq 0 ]; then
      say "$CHECK_URL still does not serve release $1 after $CHECK_SECONDS s. Its /release.txt: $(echo "$response" | head -n 1 | cut -c 1-100)"
      return 1
    fi
    sleep 1
  done
}

# Keeps the live release, the one to go back to, and the newest others.
prune() {
  live=$(live)
  previous=$(previous_of "$live")
  kept=2
  for release in $(names | sort -rn); do
    [ "$release" != "$live" ] && [ "$release" != "$previous" ] || continue
    kept=$((kept + 1))
    [ "$kept" -le "$KEEP" ] || rm -rf "${folder:?}/releases/$release"
  done
}

# Prints the live release.
prepare() {
  mkdir -p "$folder/releases"
  # Interrupted uploads.
  find "$folder/releases" -maxdepth 1 -name '.incoming-*' -cmin +1440 -exec rm -rf {} +
  mkdir "$folder/releases/.incoming-$1"
  live
}

discard() {
  rm -rf "${folder:?}/releases/.incoming-$1"
}

finish() {
  incoming=$folder/releases/.incoming-$1
  [ -f "$incoming/SHA256SUMS" ] || fail "There is no upload $1 on the server."
  trap 'rm -rf "$incoming"' EXIT
  lock
  (cd "$incoming" && sha256sum --quiet -c SHA256SUMS) || fail 'The upload is damaged. The site is unchanged.'
  before=$(live)
  newest=$(names | tail -n 1)
  newest=${newest%%-*}
  new=$((${newest:-0} + 1))-$(cat "$incoming/site/release.txt")
  assemble "$incoming"
  [ -z "$before" ] || echo "$before" >"$incoming/previous"
  mv "$incoming" "$folder/releases/$new"
  switch_to "$new"
  if [ -z "$before" ]; then
    say "Release $new is in place. As it is the first, start the server now, then run: sh deploy/site.sh check TARGET"
  elif reload && wait_until_served "$(id_of "$new")"; then
    prune
    say "Release $new is live. To undo it: sh deploy/site.sh rollback TARGET"
  else
    switch_to "$before"
    rm -rf "$folder/releases/$new"
    if reload && wait_until_served "$(id_of "$before")"; then
      fail "The release failed. $before is still live."
    fi
    fail "The release failed. $folder/current points to $before again, but visitors don't get that either: check the server's log."
  fi
}

rollback() {
  lock
  before=$(live)
  [ -n "$before" ] || [ $# -gt 0 ] || fail 'No release is live. Give the number of the release to go back to.'
  if [ $# -gt 0 ]; then
    back=$(names | grep -e "^${1%%-*}-" || :)
    [ -n "$back" ] || fail "There is no release $1 on the server. Available: $(names | tr '\n' ' ')"
  else
    back=$(previous_of "$before")
    [ -n "$back" ] || fail "There is no release before $before on the server."
  fi
  [ "$back" != "$before" ] || fail "Release $back is already live."
  assemble "$folder/releases/$back"
  switch_to "$back"
  reload && wait_until_served "$(id_of "$back")" ||
    fail "$folder/current points to $back now, but visitors don't get it: check the server's log."
  say "Release $back is live. ${before:+To undo this: sh deploy/site.sh rollback TARGET ${before%%-*}}"
}

list() {
  for name in $(names); do
    mark=''
    [ "$name" != "$(live)" ] || mark=', live'
    say "$name, released $(date -u -r "$folder/releases/$name/SHA256SUMS" '+%Y-%m-%d %H:%M') UTC$mark"
  done
}

check() {
  [ -n "$(live)" ] || fail "Nothing has been released to $folder yet."
  wait_until_served "$(id_of "$(live)")" || exit 1
  say "$CHECK_URL serves release $(live)."
}

# Last, so that a script that was only partly received does nothing.
command=$1
folder=$2
shift 2
read_settings
"$command" "$@"
