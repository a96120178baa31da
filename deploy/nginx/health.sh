#!/bin/bash
# Whether nginx answers. In bash alone: the image holds no HTTP client.
set -euo pipefail
port=${LISTEN:-8080}
exec 3<>"/dev/tcp/127.0.0.1/${port##*:}"
printf 'HEAD /healthz HTTP/1.0\r\n\r\n' >&3
read -r answer <&3
# where TLS ends here, nginx refuses what is no TLS
[[ $answer == *' 204 '* || (-n ${TLS:-} && $answer == *' 400 '*) ]]
