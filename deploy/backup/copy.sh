#!/bin/sh
# Backs up a running shop on PostgreSQL: the database and its row counts in one snapshot, and the
# uploaded photos. Photos are stored before their rows are written and never change, so they are
# copied last.
#   DATABASE_URL=postgres://… CHORSU_DATA=/srv/chorsu sh deploy/backup/copy.sh /backups/monday
# Records the time of the backup in CHORSU_DATA for the alert BackupOld.
# DATABASE_MIGRATION_URL bypasses a connection pooler. With S3_URL the photos are in the bucket:
# back up the bucket with its own tools.
set -eu
. "$(dirname "$0")/address.sh"
full_url="${DATABASE_MIGRATION_URL:-${DATABASE_URL:?}}"
export_password "$full_url"
url=$(without_password "$full_url")
export to="${1:?Usage: copy.sh <target-folder>}" url
umask 077
mkdir -p "$to"
rm -f "$to/dumped"
# pg_dump and the counts use the snapshot of one transaction, which stays open until both are done.
psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 \
  --set=counts="$(dirname "$0")/counts.sql" --output="$to/counts.part" "$url" <<'END'
begin isolation level repeatable read read only;
set local statement_timeout = 0;
set local idle_in_transaction_session_timeout = 0;
select pg_export_snapshot() as snapshot \gset
\setenv snapshot :snapshot
\! pg_dump --snapshot="$snapshot" --format=custom --no-owner --no-privileges --file="$to/shop.dump.part" "$url" && : >"$to/dumped"
\i :counts
END
[ -f "$to/dumped" ] || { echo "pg_dump failed; its message is above" >&2; exit 1; }
rm "$to/dumped"
if [ -z "${S3_URL:-}" ]; then
  mkdir -p "$to/uploads"
  from="${CHORSU_DATA:-.data}/media/uploads"
  # Skips files that have already been copied.
  [ ! -d "$from" ] || cp -R -u -p "$from/." "$to/uploads/"
fi
# Renames the files last, so that a failed backup leaves the previous one unchanged.
mv "$to/counts.part" "$to/counts"
mv "$to/shop.dump.part" "$to/shop.dump"
data="${CHORSU_DATA:-.data}"
if [ -d "$data" ]; then rm -f "$data/last-backup" && : >"$data/last-backup"; fi
echo "copied: $(wc -c <"$to/shop.dump") bytes of database, $(find "$to" -path '*/uploads/*' -type f | wc -l) photos"
