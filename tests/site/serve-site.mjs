import process from 'node:process'

import { provideSecret, publishSettings, readSettings } from '../../scripts/environment.mjs'

// A site on a database and a build that are there already: what `npm start` does at its end.
const settings = readSettings()
publishSettings(settings, await provideSecret(settings))
const { serve } = await import('../../scripts/serve.mjs')
const { port, host } = settings
const { RENDER_LIMITS: limits } = process.env
const server = await serve({
  port,
  host,
  onFatal: () => process.exit(1),
  ...(limits && { renderLimits: JSON.parse(limits) }),
})
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0))
})
