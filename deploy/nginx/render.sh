#!/bin/sh
# Writes the configuration of nginx for one installation to its output; deploy/README.md says how to put it in place.
# All settings come from the environment:
#   ROOT           the built folder; a link is followed, so that pages and headers change together, with the reload (/srv/app)
#   CONFIG_FOLDER  where config.json lies; the origins of the content security policy are read from it (/srv/config)
#   LISTEN         port, or address and port (8080)
#   TLS            certificate,key: two files in PEM, for HTTPS and HTTP/2 on LISTEN; empty: TLS ends before nginx
#   API_UPSTREAM   http://host:port of the API, without a path, to serve it below /api/ of the same origin; empty: the API has its own
#   SCHEME         what the API is told that browsers use (https)
#   TRUSTED_PROXIES  addresses of the servers before this one, with a space between two: what they say in X-Forwarded-For is the browser's address; empty: none
#   ACCESS_LOG     (/var/log/nginx/console.log)
#   BROTLI         on or off: whether nginx has its brotli_static module; found out when not given
set -eu

fail() {
  echo "render.sh: $1" >&2
  exit 1
}

LISTEN=${LISTEN:-8080}
CONFIG_FOLDER=${CONFIG_FOLDER:-/srv/config}
API_UPSTREAM=${API_UPSTREAM:-}
TLS=${TLS:-}
SCHEME=${SCHEME:-https}
TRUSTED_PROXIES=${TRUSTED_PROXIES:-}
ACCESS_LOG=${ACCESS_LOG:-/var/log/nginx/console.log}
ROOT=${ROOT:-/srv/app}
[ -f "$ROOT/_nginx.conf" ] || fail "$ROOT holds no finished build"
ROOT=$(readlink -f "$ROOT")
[ -r "$CONFIG_FOLDER/config.json" ] || fail "$CONFIG_FOLDER/config.json is missing"
sh "$(dirname "$0")/../check-config.sh" "$CONFIG_FOLDER/config.json" "$ROOT" >&2

TLS_CERTIFICATE=${TLS%%,*}
TLS_KEY=${TLS#*,}
if [ -n "$TLS" ]; then
  [ "$TLS" = "$TLS_CERTIFICATE,$TLS_KEY" ] || fail "TLS names two files, certificate,key: $TLS"
  for file in "$TLS_CERTIFICATE" "$TLS_KEY"; do
    # nginx reads others from the folder of its own configuration
    case $file in /*) ;; *) fail "$file, which TLS names, is no absolute path" ;; esac
    [ -r "$file" ] || fail "$file, which TLS names, cannot be read"
  done
fi

# a path goes with its slash, which would take the place of /api/
case $API_UPSTREAM in
  '' | http://* | https://*) ;;
  *) fail "API_UPSTREAM begins with http:// or https://: $API_UPSTREAM" ;;
esac
case ${API_UPSTREAM#*://} in
  */*) fail "API_UPSTREAM ends with the host or its port: $API_UPSTREAM" ;;
esac

# some programs write / as \/
value_of() {
  tr -d '\n' <"$CONFIG_FOLDER/config.json" | sed -nE "s#\\\\/#/#g; s#.*\"$1\"[[:space:]]*:[[:space:]]*\"([^\"]*)\".*#\1#p"
}
# https://api.example.com of "apiBaseUrl": "https://api.example.com/api/v1"; nothing for an address of the same origin
origin_of() {
  address=$(value_of "$1")
  origin=$(printf '%s\n' "$address" | sed -nE 's#^(https?://[A-Za-z0-9._:-]+)([/?].*)?$#\1#p')
  case $address in
    [hH][tT][tT][pP]*:* | //*) [ -n "$origin" ] || fail "the policy cannot name the origin of $1: $address" ;;
  esac
  printf '%s\n' "$origin"
}
API_ORIGIN=$(origin_of apiBaseUrl)
REPORT_ORIGIN=
for name in errorReportUrl vitalsReportUrl; do
  origin=$(origin_of $name)
  case "$origin $API_ORIGIN $REPORT_ORIGIN " in
    ' '* | *" $origin "*) ;;
    *) REPORT_ORIGIN="$REPORT_ORIGIN${REPORT_ORIGIN:+ }$origin" ;;
  esac
done

# an address, or a path of this origin
report=$(value_of policyReportUrl)
POLICY_REPORT=
POLICY_ENDPOINT=
if [ -n "$report" ]; then
  # isReportAddress of scripts/headers.ts
  case $report in *[!]A-Za-z0-9_./:?=\&%~@[-]*) fail "the policy cannot name policyReportUrl: $report" ;; esac
  # sed would read & as what it has found
  report=$(printf '%s\n' "$report" | sed 's/&/\\&/g')
  POLICY_REPORT="; report-uri $report; report-to policy"
  POLICY_ENDPOINT="policy=\"$report\""
fi

if [ -z "${BROTLI:-}" ]; then
  BROTLI=off
  for module in /etc/nginx/modules-enabled/*brotli*static*; do
    [ ! -e "$module" ] || BROTLI=on
  done
fi

# nothing that could end a value, or start another one
for value in "$LISTEN" "$TLS_CERTIFICATE" "$TLS_KEY" "$ROOT" "$CONFIG_FOLDER" "$API_UPSTREAM" "$SCHEME" "$ACCESS_LOG" "$BROTLI"; do
  case $value in *[!]A-Za-z0-9_./:@[-]*) fail "no setting reads like this: $value" ;; esac
done

TRUSTED=
for proxy in $TRUSTED_PROXIES; do
  case $proxy in *[!]A-Fa-f0-9.:/[]*) fail "no address of a proxy reads like this: $proxy" ;; esac
  TRUSTED="${TRUSTED}set_real_ip_from $proxy; "
done
[ -z "$TRUSTED" ] || TRUSTED="${TRUSTED}real_ip_header X-Forwarded-For; real_ip_recursive on;"

# the lines that this installation does without
without=''
if [ -n "$TLS" ]; then LISTEN="$LISTEN ssl http2"; else
  without="/^  ssl_/d
/# TLS ends here/d"
fi
[ "$BROTLI" = on ] || without="$without
/brotli_static/d"
[ -n "$API_UPSTREAM" ] || without="$without
/location \^~ \/api\//,/^  }/d
/# one origin/d"
[ -n "$TRUSTED" ] || without="$without
/# the address of browsers/d
/TRUSTED/d"
sed -e "s|\${LISTEN}|$LISTEN|g" -e "s|\${ROOT}|$ROOT|g" -e "s|\${CONFIG_FOLDER}|$CONFIG_FOLDER|g" \
  -e "s|\${TLS_CERTIFICATE}|$TLS_CERTIFICATE|g" -e "s|\${TLS_KEY}|$TLS_KEY|g" \
  -e "s|\${API_ORIGIN}|$API_ORIGIN|g" -e "s|\${REPORT_ORIGIN}|$REPORT_ORIGIN|g" -e "s|\${ACCESS_LOG}|$ACCESS_LOG|g" \
  -e "s|\${POLICY_REPORT}|$POLICY_REPORT|g" -e "s|\${POLICY_ENDPOINT}|$POLICY_ENDPOINT|g" \
  -e "s|\${API_UPSTREAM}|$API_UPSTREAM|g" -e "s|\${SCHEME}|$SCHEME|g" -e "$without" -e "s|\${TRUSTED}|$TRUSTED|g" <"$(dirname "$0")/console.conf.template"
