import config from '@payload-config'
import { getPayload } from 'payload'

import { removeExamples } from '../src/cms/examples/remove-examples'

/** Removes the invented companies and vacancies for good, and says how many there were. */
const payload = await getPayload({ config, disableOnInit: true })
const { companies, vacancies } = await removeExamples(payload)
console.log(`Examples removed: ${String(companies)} companies, ${String(vacancies)} vacancies`)
await payload.destroy()
process.exit(0)
