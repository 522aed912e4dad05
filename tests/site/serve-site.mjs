import process from 'node:process'

import { ROOT } from '../../scripts/environment.mjs'
import { loadServer } from '../../scripts/set-up/bundle-server.mjs'
import { provideSettings } from '../../scripts/set-up/settings.mjs'
import { hashQuickly } from './quick-hashing.mjs'

// A site on a database and a build that are there already: what `npm start` does at its end.
if (process.env.HASHING === 'quick') hashQuickly()
const { port, host } = await provideSettings()
const serve = await loadServer(ROOT)
const { RENDER_LIMITS: limits } = process.env
const server = await serve({
  root: ROOT,
  port,
  host,
  onFatal: () => process.exit(1),
  ...(limits && { renderLimits: JSON.parse(limits) }),
})
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0))
})
// Its parent is gone, also where that was killed: nothing is left behind. Not by `exit`, at which the log writes what it
// has to a pipe without a reader, and tries for ever.
const { ppid } = process
setInterval(() => {
  if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL')
}, 500).unref()
