#!/bin/sh
# switch.sh <version>: makes the release /srv/favsmith/releases/<version> current and restarts its processes one after
# another. If a process does not become ready, goes back to the former release. The same command goes back by hand.
set -eu

home=${FAVSMITH_HOME:-/srv/favsmith}
version=${1:?usage: switch.sh <version>}
former=$(readlink "$home/current" || true)

node "$home/releases/$version/dist/main.js" --check-catalog

# rename(2) is atomic: at every moment, the link leads to a whole release.
point_to() {
  ln -sfn "$1" "$home/next"
  mv -T "$home/next" "$home/current"
}

ready() {
  node -e "
    const end = Date.now() + ${FAVSMITH_SECONDS:-60} * 1000;
    const ask = () => fetch('http://127.0.0.1:1$1/readyz').then(({ ok }) => ok, () => false).then(ok =>
      ok ? process.exit(0) : Date.now() > end ? process.exit(1) : setTimeout(ask, 200));
    ask();"
}

restart_all() {
  for unit in $(systemctl list-units --plain --no-legend 'favsmith@*.service' | cut -d ' ' -f 1); do
    port=${unit#favsmith@}
    systemctl restart "$unit"
    ready "${port%.service}" || return 1
  done
}

point_to "releases/$version"
if restart_all; then
  echo "current: $version, former: ${former:-none}"
else
  echo "$version does not become ready, back to ${former:-nothing}" >&2
  [ -n "$former" ] && point_to "$former" && restart_all
  exit 1
fi
