#!/bin/sh
# next({ hostname: '127.0.0.1' }) takes a rewrite of its own proxy for one to another site, and asks for it over the
# network. `NextURL` writes 127.x.x.x and [::1] as `localhost`, and what it is compared with does not.
# Found with next 16.4.6. Ends with 0 while that is so, and with 1 once it is otherwise.
set -eu

VERSION="${1:-16.4.6}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

mkdir -p app/shown
cat > package.json <<JSON
{ "private": true, "dependencies": { "next": "$VERSION", "react": "19.3.1", "react-dom": "19.3.1" } }
JSON
cat > app/layout.js <<'JS'
export default function Layout({ children }) {
  return <html><body>{children}</body></html>
}
JS
cat > app/shown/page.js <<'JS'
export default function Page() {
  return <p>the rewritten page</p>
}
JS
# Every address but the page's own shows the page; asked for by the page's own, it says that it was asked twice.
cat > proxy.js <<'JS'
import { NextResponse } from 'next/server'

export function proxy(request) {
  const url = request.nextUrl.clone()
  if (url.pathname === '/shown') {
    return new NextResponse('asked again over the network', { status: 418 })
  }
  url.pathname = '/shown'
  return NextResponse.rewrite(url)
}
JS
cat > ask.mjs <<'JS'
import { createServer, get } from 'node:http'

import next from 'next'

const [host, name] = process.argv.slice(2)
const server = createServer()
await new Promise((resolve) => server.listen({ port: 0, host }, resolve))
const { port } = server.address()
const app = next({ dev: false, dir: '.', port, hostname: name, httpServer: createServer() })
await app.prepare()
server.on('request', app.getRequestHandler())

const answer = await new Promise((resolve) => {
  const failed = (error) => resolve(`no answer: ${error.message}`)
  const request = get({ host, port, path: '/', agent: false, timeout: 10_000 }, (response) => {
    let body = ''
    response.on('data', (piece) => (body += piece))
    response.on('end', () => {
      const isShown = body.includes('the rewritten page')
      resolve(`${response.statusCode} ${isShown ? 'the rewritten page' : body.slice(0, 60)}`)
    })
  })
  request.on('timeout', () => request.destroy(new Error('10 s')))
  request.on('error', failed)
})
console.log(answer)
process.exit(0)
JS

npm install --no-audit --no-fund --loglevel=error >&2
NEXT_TELEMETRY_DISABLED=1 node node_modules/next/dist/bin/next build > build.log 2>&1 || { cat build.log >&2; exit 1; }

echo "next $(node -p 'require("next/package.json").version'), Node $(node -v)"
wrong=0
# What it listens on, what Next is told, and what is answered with 16.4.6.
while read -r host name expected; do
  answer=$(node ask.mjs "$host" "$name" 2> errors.log | tail -n 1)
  echo "listens on $host, next({ hostname: '$name' }): $answer"
  grep -m 1 'Failed to proxy' errors.log | sed 's/^ *⨯ */    /' || true
  case "$expected:$answer" in
    rewritten:'200 the rewritten page') ;;
    abroad:'200 the rewritten page') wrong=1 ;;
    abroad:*) ;;
    *) wrong=1 ;;
  esac
done <<TABLE
127.0.0.1 127.0.0.1 abroad
::1 ::1 abroad
127.0.0.1 localhost rewritten
::1 localhost rewritten
0.0.0.0 0.0.0.0 rewritten
TABLE

if [ "$wrong" = 0 ]; then
  echo 'As it was found: a loopback address for a host name makes a rewrite one to another site; give Next one name.'
else
  echo 'Not as it was found.'
  exit 1
fi
