#!/bin/sh
# Puts a build online on your server, or goes back to an earlier one; docs/deploying.md says how to
# prepare the server. This side needs rsync, ssh and sha256sum.
set -eu

usage='Usage:
  sh deploy/site.sh release  TARGET [DIST]   puts a build online (default: dist in this project)
  sh deploy/site.sh rollback TARGET [NUMBER] goes back to the previous release, or to NUMBER
  sh deploy/site.sh list     TARGET          shows the releases on the server
  sh deploy/site.sh check    TARGET          says whether visitors get the live release

TARGET is deploy@www.example.com:/srv/site, or /srv/site on this machine.'

here=$(dirname "$0")

fail() {
  echo "$*" >&2
  exit 1
}

on_server() {
  if [ -n "$host" ]; then
    ssh "$host" sh -s -- "$@" <"$here/on-server.sh"
  else
    sh "$here/on-server.sh" "$@"
  fi
}

release() {
  dist=${1:-$(cd "$here/.." && pwd)/dist}
  command -v rsync >/dev/null || fail 'rsync is missing. Install it here and on the server.'
  [ -f "$dist/SHA256SUMS" ] || fail "There is no finished build in $dist. Run \"npm run build\" first."
  # macOS has shasum instead.
  sums=$(command -v sha256sum || echo 'shasum -a 256')
  (cd "$dist" && $sums --quiet -c SHA256SUMS >&2) ||
    fail "The build in $dist is damaged. Run \"npm run build\" again. Nothing was released."
  id=$(cat "$dist/site/release.txt")
  upload=$id.$$

  live=$(on_server prepare "$folder" "$upload")
  case $live in
    *-"$id")
      on_server discard "$folder" "$upload"
      echo "Release $live is already live; there is nothing to do."
      return
      ;;
  esac

  trap 'on_server discard "$folder" "$upload"; fail "The upload was interrupted. The site is unchanged."' INT TERM
  # Files that the live release already has are linked, not sent. Modification times are not copied: each
  # file keeps that of the first release that had it, so browsers keep what has not changed.
  if ! rsync -rcz --chmod=D755,F644 ${live:+--link-dest="../$live"} \
    "$dist/" "${host:+$host:}$folder/releases/.incoming-$upload/"; then
    on_server discard "$folder" "$upload" || :
    fail 'The upload failed. The site is unchanged.'
  fi
  trap - INT TERM

  on_server finish "$folder" "$upload"
}

[ $# -ge 2 ] && [ $# -le 3 ] || fail "$usage"
command=$1
target=$2
shift 2

case $target in
  *:*) host=${target%%:*} folder=${target#*:} ;;
  *) host='' folder=$target ;;
esac
case $host in
  -* | *[!A-Za-z0-9@._-]*) fail "\"$host\" is not a valid host. Write TARGET as deploy@www.example.com:/srv/site." ;;
esac
case $folder in
  / | [!/]* | '' | *[!A-Za-z0-9/._-]*)
    fail "\"$folder\" is not an absolute path. Write TARGET as deploy@www.example.com:/srv/site."
    ;;
esac

case $command:${1-} in
  rollback:*[!0-9a-f-]*) fail "\"$1\" is not a release number; \"list\" shows them." ;;
esac

case $command:$# in
  release:*) release "$@" ;;
  rollback:*) on_server rollback "$folder" "$@" ;;
  list:0 | check:0) on_server "$command" "$folder" ;;
  *) fail "$usage" ;;
esac
