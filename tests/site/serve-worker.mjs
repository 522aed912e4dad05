import process from 'node:process'

import { serveAsWorker } from '../../scripts/workers/serve-as-worker.mjs'
import { hashQuickly } from './quick-hashing.mjs'

// Of a site on a database and a build that are there already (serve-site.mjs): one of several processes that serve it.
if (process.env.HASHING === 'quick') hashQuickly()
const { RENDER_LIMITS: limits } = process.env
await serveAsWorker(limits ? { renderLimits: JSON.parse(limits) } : {})
