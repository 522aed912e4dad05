import config from '@payload-config'
import { getPayload } from 'payload'

import { closeLedger } from '../../src/cms/publications/reading/ledger-pool'
import { runDueAlerts } from '../../src/features/vacancies/alerts/vacancy-alerts.runner'

/**
 * For the bench of alerts: one run over what is due, as an instance of the site does it; prints what it did and how long it
 * took, in ms. With `forever` it looks again and again, until it is killed.
 */

const payload = await getPayload({ config, disableOnInit: true })
const isEndless = process.argv.includes('forever')
console.log('ready')
do {
  const began = performance.now()
  const run = await runDueAlerts(payload)
  if (!isEndless) console.log(JSON.stringify({ ...run, ms: performance.now() - began }))
} while (isEndless)
await closeLedger()
await payload.destroy()
process.exit(0)
