#!/bin/sh
# Node's cluster hands connections to its workers one by one (SCHED_RR, the default but on Windows). One that is on its way to
# a worker that is killed before it takes it is neither given to another nor closed: its client waits for ever. Where workers
# accept for themselves (SCHED_NONE) that cannot be.
# Found with Node 20.20.2 and 24.21.0. Ends with 0 while that is so, and with 1 once it is otherwise.
set -eu

VERSION="${1:-20.20.2}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund "node@$VERSION"

cat > try.mjs <<'JS'
import cluster from 'node:cluster'
import { createServer, get } from 'node:http'

if (cluster.isWorker) {
  createServer((_, response) => response.end(String(process.pid))).listen(0, '127.0.0.1')
} else {
  cluster.schedulingPolicy = process.argv[2] === 'none' ? cluster.SCHED_NONE : cluster.SCHED_RR
  let port
  const workers = [cluster.fork(), cluster.fork()]
  await Promise.all(
    workers.map((worker) =>
      new Promise((resolve) => worker.once('listening', (address) => resolve((port = address.port)))),
    ),
  )
  const ask = () =>
    new Promise((resolve) => {
      const request = get({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.resume()
        response.once('end', () => resolve('answered'))
      })
      request.once('error', ({ code }) => resolve(code))
      setTimeout(resolve, 5_000, 'hangs')
    })
  // It takes nothing any more, and is then killed.
  process.kill(workers[0].process.pid, 'SIGSTOP')
  const asked = Array.from({ length: 20 }, ask)
  await new Promise((resolve) => setTimeout(resolve, 500))
  process.kill(workers[0].process.pid, 'SIGKILL')
  const counts = {}
  for (const became of await Promise.all(asked)) counts[became] = (counts[became] ?? 0) + 1
  console.log(process.argv[2], counts)
  workers[1].process.kill('SIGKILL')
  process.exit(counts.hangs ? 1 : 0)
}
JS

./node_modules/.bin/node --version
if ./node_modules/.bin/node try.mjs rr; then
  echo 'Nobody hangs any more: connections may be handed out by turns.'
  exit 1
fi
./node_modules/.bin/node try.mjs none
