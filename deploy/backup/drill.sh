#!/bin/sh
# Verifies a backup made by copy.sh: restores it into a database next to the shop's, compares its
# counts, lets the shop verify its orders, payments and stock, starts an API on it, and looks for
# every photo that a row refers to. Run it from the root of a checkout. It exits with 0 only if all
# checks pass.
#   DATABASE_URL=postgres://… sh deploy/backup/drill.sh /backups/monday
# The role needs the right to create databases. Set S3_URL if the shop uses a bucket: the photos
# are then in the bucket and are not checked. To restore a shop, do two things while no API runs:
# run pg_restore into an empty database, and copy the folder uploads into CHORSU_DATA/media.
set -eu
. "$(dirname "$0")/address.sh"
from=${1:?Usage: drill.sh <backup-folder>}
full_url=${DATABASE_MIGRATION_URL:-${DATABASE_URL:?}}
export_password "$full_url"
url=$(without_password "$full_url")
bucket=${S3_URL:-}
name=chorsu_drill_$$
in_drill() { printf '%s\n' "$1" | sed -E "s#(://[^/]+/)[^?]*#\1$name#"; }
drill=$(in_drill "$url")
data=$(mktemp -d)
api=
began=$(date +%s)

leave() {
  [ -z "$api" ] || { kill "$api" && wait "$api"; } || true
  rm -rf "$data"
  psql --quiet "$url" -c "drop database if exists $name"
}
trap leave EXIT

psql --quiet "$url" -c "create database $name"
pg_restore --exit-on-error --no-owner --no-privileges --jobs=2 --dbname="$drill" "$from/shop.dump"
psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 \
  --file="$(dirname "$0")/counts.sql" "$drill" >"$data/counts"
diff "$from/counts" "$data/counts"
echo "$(grep -c . "$data/counts") counts match the backup"

# The drill's API must not send messages, notify storefronts, or write into a bucket or the search
# engine.
unset DATABASE_MIGRATION_URL ESKIZ_EMAIL ESKIZ_PASSWORD WEBHOOK_URL WEBHOOK_SECRET \
  TELEGRAM_STAFF_TOKEN TELEGRAM_STAFF_CHATS SEARCH_URL REVALIDATE_URL S3_URL API_METRICS_PORT \
  OTEL_EXPORTER_OTLP_ENDPOINT OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
drill_full_url=$(in_drill "$full_url")
export DATABASE_URL="$drill_full_url" CHORSU_DATA="$data" DEMO_SHOP=0 ALLOW_UNSAFE_START=1 \
  API_HOST=127.0.0.1 API_PORT=0
node scripts/run.mjs api/main/shop.ts verify

node scripts/run.mjs api/main/serve.ts >"$data/api.log" 2>&1 &
api=$!
until grep -q '"ready":true' "$data/api.log"; do
  kill -0 "$api" 2>/dev/null || { cat "$data/api.log"; exit 1; }
  sleep 0.2
done
address=$(sed -nE 's/.*"address":"([^"]+)".*/\1/p' "$data/api.log")
listed=$(node -e "fetch('$address/api/v1/catalog/product?size=1').then((r) => r.json())
  .then(({ data }) => console.log('on sale: ' + data.count))")
echo "the API lists the products $listed"
[ "$listed" = "$(tail -n 1 "$from/counts")" ]

named=$(pg_restore --data-only --file=- "$from/shop.dump" |
  grep -oE 'uploads/[A-Za-z0-9_/-]+\.(webp|jpg|jpeg|png)' | sort -u || true)
missing=0
if [ -n "$bucket" ]; then
  echo "photos are in the bucket: not checked"
else
  for photo in $named; do
    [ -f "$from/$photo" ] || { echo "missing: $photo"; missing=$((missing + 1)); }
  done
  echo "photos referenced: $(echo "$named" | grep -c . || true), missing: $missing"
fi
echo "restored in $(($(date +%s) - began)) s"
[ "$missing" -eq 0 ]
