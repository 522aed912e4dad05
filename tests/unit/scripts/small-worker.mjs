import { importTypeScript } from '../../../scripts/set-up/import-typescript.mjs'
import { serveAsWorker } from '../../../scripts/workers/serve-as-worker.mjs'

// A worker with a small server in place of the site's.
await serveAsWorker({}, async () => {
  const { serve } = /** @type {typeof import('./small-server')} */ (
    await importTypeScript('tests/unit/scripts/small-server.ts')
  )
  return serve
})
