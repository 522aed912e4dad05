import { serveAsWorker } from './workers/serve-as-worker.mjs'

// Started by scripts/workers/start-workers.mjs, once for each process that is to serve the site.
await serveAsWorker()
