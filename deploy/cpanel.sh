#!/bin/sh
# Puts a build online in an account with nothing but FTP or a file manager; docs/deploying.md says how.
#
# Files that pages load go first, pages after them, rules last; each has another name until all of it has
# arrived. Files with a hash in their name stay, for pages that are still open. `.deployed` on the server
# lists what is there, so the next deploy sends only what changed, and an interrupted one goes on.
set -eu
umask 077

usage='Usage:
  FTP_USER=… FTP_PASSWORD=… sh deploy/cpanel.sh ftp://ftp.example.com/public_html [DIST]
  sh deploy/cpanel.sh archive [DIST]   writes DIST/site.tar.gz, to extract in the file manager

DIST is dist in this project by default.'

fail() {
  echo "$*" >&2
  exit 1
}

[ $# -ge 1 ] && [ $# -le 2 ] || fail "$usage"
target=${1%/}
dist=${2:-$(cd "$(dirname "$0")/.." && pwd)/dist}
[ -f "$dist/SHA256SUMS" ] || fail "There is no finished build in $dist. Run \"npm run build\" first."
# macOS has shasum instead.
sums=$(command -v sha256sum || echo 'shasum -a 256')
(cd "$dist" && $sums --quiet -c SHA256SUMS >&2) ||
  fail "The build in $dist is damaged. Run \"npm run build\" again. Nothing was uploaded."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# `HASH  PATH` of the site's files, in the order in which they go online.
sed -n 's|^\([0-9a-f]*\)  site/|\1  |p' "$dist/SHA256SUMS" | awk '{
  order = 2
  if ($2 ~ /^(assets|themes)\//) order = 1
  if ($2 ~ /\.html(\.br|\.gz)?$/) order = 3
  if ($2 == ".htaccess") order = 4
  if ($2 == "release.txt") order = 5
  print order, $0
}' | sort -s -n -k1,1 | cut -d ' ' -f 2- >"$work/build"

if [ "$target" = archive ]; then
  sed 's/^[^ ]*  //' "$work/build" >"$work/names"
  (cd "$dist/site" && tar -czf ../site.tar.gz -T "$work/names")
  echo "Wrote $dist/site.tar.gz. Upload it to public_html, extract it there and delete it."
  exit
fi

case $target in
  ftp://127.0.0.1:* | ftp://localhost:*) tls='' ;;
  ftp://?*) tls='ssl-reqd' ;;
  *) fail "$usage" ;;
esac
[ -n "${FTP_USER-}" ] && [ -n "${FTP_PASSWORD-}" ] || fail "Set FTP_USER and FTP_PASSWORD."
user=$(printf '%s:%s' "$FTP_USER" "$FTP_PASSWORD" | sed 's/[\\"]/\\&/g')

# One transfer in curl's own format, so that a batch uses one connection and no password is in a process list.
transfer() {
  printf 'url = "%s/%s"\nuser = "%s"\n%s\n' "$target" "$1" "$user" "$tls"
  printf 'fail\nsilent\nshow-error\nconnect-timeout = 30\nftp-create-dirs\n'
}

upload() { # FILE PATH
  transfer "$2.part"
  printf 'upload-file = "%s"\nquote = "-RNFR %s.part"\nquote = "-RNTO %s"\n' "$1" "${2##*/}" "${2##*/}"
}

code=0
transfer .deployed | curl -K - -o "$work/there" 2>"$work/why" || code=$?
case $code in
  0) ;;
  9 | 78) : >"$work/there" ;;
  *) fail "Could not read $target: $(head -n 1 "$work/why"). Nothing was uploaded." ;;
esac

# What is not there yet, in order.
awk 'FILENAME == ARGV[1] { there[$0] = 1; next } !($0 in there)' "$work/there" "$work/build" >"$work/todo"
total=$(wc -l <"$work/build")
left=$(wc -l <"$work/todo")
echo "$((total - left)) of $((total)) files are on the server, $((left)) to upload."
split -l 100 "$work/todo" "$work/batch."
for batch in "$work"/batch.*; do
  [ -s "$batch" ] || continue
  # The list says what is certainly there.
  awk 'FILENAME == ARGV[1] { sent[$2] = 1; next } !($2 in sent)' "$batch" "$work/there" >"$work/others"
  cat "$work/others" "$batch" >"$work/there"
  {
    while read -r _ name; do
      upload "$dist/site/$name" "$name"
      echo next
    done <"$batch"
    upload "$work/there" .deployed
  } | curl --fail-early -K - ||
    fail "The upload was interrupted, with $((left)) files to go. Run the same command again to continue."
  left=$((left - $(wc -l <"$batch")))
  echo "$((left)) files to go."
done

# Pages that the site no longer has.
awk 'FILENAME == ARGV[1] { built[$2] = 1; next } !($2 in built) && /\.html(\.br|\.gz)?$/' "$work/build" "$work/there" >"$work/gone"
if [ -s "$work/gone" ]; then
  awk 'FILENAME == ARGV[1] { gone[$0] = 1; next } !($0 in gone)' "$work/gone" "$work/there" >"$work/others"
  {
    upload "$work/others" .deployed
    sed 's/^[^ ]*  \(.*\)/quote = "-*DELE \1"/' "$work/gone"
  } | curl -K - || fail 'The new pages are online, but old ones could not be removed. Run the same command again.'
  echo "Removed $(($(wc -l <"$work/gone"))) files of pages that no longer exist."
fi
echo "Release $(cat "$dist/site/release.txt") is online."
