#!/bin/sh
# Copies a shop on PostgreSQL while it runs: the database as of one moment, and the uploaded photos as
# they are. Photos are written before their rows and never change, so they are copied afterwards.
#   DATABASE_URL=postgres://… CHORSU_DATA=/srv/chorsu sh docs/operations/backup/copy.sh /backups/monday
# DATABASE_MIGRATION_URL leads past a pooler. With S3_URL the photos are in the bucket: copy that by
# its own means.
set -eu
to=${1:?where to}
url=${DATABASE_MIGRATION_URL:-${DATABASE_URL:?}}
umask 077
mkdir -p "$to"
# Whoever finds shop.dump finds all of it.
pg_dump --format=custom --no-owner --no-privileges --file="$to/shop.dump.part" "$url"
if [ -z "${S3_URL:-}" ]; then
  mkdir -p "$to/uploads"
  from="${CHORSU_DATA:-.data}/media/uploads"
  # What is there already is not copied again.
  [ ! -d "$from" ] || cp -R -u -p "$from/." "$to/uploads/"
fi
mv "$to/shop.dump.part" "$to/shop.dump"
echo "copied: $(wc -c <"$to/shop.dump") bytes of database, $(find "$to" -path '*/uploads/*' -type f | wc -l) photos"
