import process from 'node:process'

import { provideSettings } from '../../scripts/set-up/settings.mjs'

// A site on a database and a build that are there already: what `npm start` does at its end.
const { port, host } = await provideSettings()
const { serve } = await import('../../scripts/serve.mjs')
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
