# Functions for copy.sh and drill.sh. Every user of the machine can see a program's arguments
# (`ps`), so libpq receives the URL without its password, and the password in PGPASSWORD.

# Prints the URL in $1 without its password.
without_password() {
  printf '%s\n' "$1" | sed -E \
    -e 's#^([^/]*//[^:/@]*):[^/@]*@#\1@#' \
    -e 's#([?&])password=[^&]*#\1#' -e 's#([?&])&+#\1#' -e 's#[?&]+$##'
}

# Exports the decoded password of the URL in $1. If it has none, ~/.pgpass and PGPASSWORD apply.
export_password() {
  encoded=$(printf '%s\n' "$1" | sed -nE \
    -e 's#^[^/]*//[^:/@]*:([^/@]*)@.*#\1#p;t' -e 's#^.*[?&]password=([^&]*).*#\1#p')
  [ -n "$encoded" ] || return 0
  PGPASSWORD=$(printf '%s\n' "$encoded" | LC_ALL=C awk '
    BEGIN { for (code = 1; code < 256; code++) decoded[sprintf("%02X", code)] = sprintf("%c", code) }
    {
      while (match($0, /%[0-9A-Fa-f][0-9A-Fa-f]/)) {
        printf "%s%s", substr($0, 1, RSTART - 1), decoded[toupper(substr($0, RSTART + 1, 2))]
        $0 = substr($0, RSTART + 3)
      }
      print
    }')
  export PGPASSWORD
}
