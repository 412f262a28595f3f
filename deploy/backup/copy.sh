#!/bin/sh
# Copies a shop on PostgreSQL while it runs: the database and its counts as of one moment, and the
# uploaded photos as they are. Photos are written before their rows and never change, so they are
# copied afterwards.
#   DATABASE_URL=postgres://… CHORSU_DATA=/srv/chorsu sh deploy/backup/copy.sh /backups/monday
# DATABASE_MIGRATION_URL leads past a pooler. With S3_URL the photos are in the bucket: copy that by
# its own means.
set -eu
. "$(dirname "$0")/address.sh"
full_url="${DATABASE_MIGRATION_URL:-${DATABASE_URL:?}}"
export_password "$full_url"
url=$(without_password "$full_url")
export to="${1:?where to}" url
umask 077
mkdir -p "$to"
rm -f "$to/dumped"
# pg_dump and the counts read what one transaction sees, which waits meanwhile.
psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 \
  --set=counts="$(dirname "$0")/counts.sql" --output="$to/counts" "$url" <<'END'
begin isolation level repeatable read read only;
set local statement_timeout = 0;
set local idle_in_transaction_session_timeout = 0;
select pg_export_snapshot() as snapshot \gset
\setenv snapshot :snapshot
\! pg_dump --snapshot="$snapshot" --format=custom --no-owner --no-privileges --file="$to/shop.dump.part" "$url" && : >"$to/dumped"
\i :counts
END
[ -f "$to/dumped" ] || { echo "pg_dump has failed" >&2; exit 1; }
rm "$to/dumped"
if [ -z "${S3_URL:-}" ]; then
  mkdir -p "$to/uploads"
  from="${CHORSU_DATA:-.data}/media/uploads"
  # What is there already is not copied again.
  [ ! -d "$from" ] || cp -R -u -p "$from/." "$to/uploads/"
fi
# Whoever finds shop.dump finds all of it.
mv "$to/shop.dump.part" "$to/shop.dump"
echo "copied: $(wc -c <"$to/shop.dump") bytes of database, $(find "$to" -path '*/uploads/*' -type f | wc -l) photos"
