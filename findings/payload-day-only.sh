#!/bin/sh
# Payload keeps a day that is picked with `pickerAppearance: 'dayOnly'` as noon UTC, and shows it by the browser's clock: at
# UTC+12 and later (Auckland, Fiji, Kamchatka, Kiribati) the form and the list show the next day, though what is picked there
# is stored rightly. A day that is only opened reads as another one.
# Seen with: payload and @payloadcms/ui 3.90.1. Fails where that changes; then src/cms/documents/fields/day-picker.tsx may go.
set -eu
version=${1:-3.90.1}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module >/dev/null
npm install --save-exact --no-audit --no-fund --silent --legacy-peer-deps "payload@$version" "@payloadcms/ui@$version" \
  next@16.4.6 react@19.3.1 react-dom@19.3.1
# The packages import style sheets, which Node cannot load.
cat >styles.mjs <<'STYLES'
import { register } from 'node:module'
const hook = `export async function load(url, context, next) {
  return /\\.s?css$/.test(url) ? { format: 'module', source: '', shortCircuit: true } : next(url, context)
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
STYLES
cat >show.mjs <<'SHOW'
import { DatePicker } from '@payloadcms/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const picker = { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd', value: '2026-11-30T12:00:00.000Z' }
const markup = renderToStaticMarkup(createElement(DatePicker, picker))
console.log(/value="([^"]*)"/.exec(markup)?.[1])
SHOW
echo "@payloadcms/ui $version, a stored day of 2026-11-30T12:00:00.000Z"
failed=0
for row in Etc/GMT+12:2026-11-30 UTC:2026-11-30 Asia/Tokyo:2026-11-30 Pacific/Fiji:2026-12-01 Pacific/Kiritimati:2026-12-01; do
  zone=${row%%:*}
  shown=$(TZ=$zone node --import ./styles.mjs show.mjs)
  echo "$zone: $shown"
  [ "$shown" = "${row#*:}" ] || failed=1
done
exit "$failed"
