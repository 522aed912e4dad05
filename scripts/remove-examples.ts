import config from '@payload-config'
import { getPayload } from 'payload'

import { removeExamples } from '../src/cms/desk/examples/remove-examples'

/** Removes the invented companies, vacancies and seafarers for good, and says how many there were. */
const payload = await getPayload({ config, disableOnInit: true })
const { companies, vacancies, seafarers } = await removeExamples(payload)
console.log(
  `Examples removed: ${String(companies)} companies, ${String(vacancies)} vacancies, ${String(seafarers)} seafarers`,
)
await payload.destroy()
process.exit(0)
