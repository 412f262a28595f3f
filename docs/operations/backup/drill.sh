#!/bin/sh
# Shows that what copy.sh has made is of use: restores it into a database beside the shop's, lets the
# shop verify its orders, payments and stock, and looks for every photo that a row names. From the root
# of a checkout; ends with 0 only if all of it is right.
#   DATABASE_URL=postgres://… sh docs/operations/backup/drill.sh /backups/monday
# A shop is restored by the same two steps: pg_restore into an empty database, and the folder uploads
# into CHORSU_DATA/media, while no API runs.
set -eu
from=${1:?which copy}
url=${DATABASE_MIGRATION_URL:-${DATABASE_URL:?}}
name=chorsu_drill_$$
drill=$(echo "$url" | sed -E "s#(://[^/]+/)[^?]*#\1$name#")
data=$(mktemp -d)
began=$(date +%s)

leave() {
  rm -rf "$data"
  psql --quiet "$url" -c "drop database if exists $name"
}
trap leave EXIT

psql --quiet "$url" -c "create database $name"
pg_restore --exit-on-error --no-owner --no-privileges --jobs=2 --dbname="$drill" "$from/shop.dump"
env -u DATABASE_MIGRATION_URL DATABASE_URL="$drill" CHORSU_DATA="$data" \
  node scripts/run.mjs api/main/shop.ts verify

named=$(pg_restore --data-only --file=- "$from/shop.dump" |
  grep -oE 'uploads/[A-Za-z0-9_/-]+\.(webp|jpg|jpeg|png)' | sort -u || true)
missing=0
if [ -d "$from/uploads" ]; then
  for photo in $named; do
    [ -f "$from/$photo" ] || { echo "missing: $photo"; missing=$((missing + 1)); }
  done
  echo "$(echo "$named" | grep -c . || true) photos named, $missing missing"
else
  echo "photos are in the bucket: not looked at"
fi
echo "restored in $(($(date +%s) - began)) s"
[ "$missing" -eq 0 ]
