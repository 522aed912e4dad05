import 'server-only'

import type { Payload } from 'payload'

import { env, showsExamples } from '../../env'
import { query } from '../publications/reading/ledger-pool'

/** How many there are of each. */
export interface ExampleCounts {
  companies: number
  vacancies: number
}

/** How many invented companies and vacancies are in the database, whether or not readers see them. */
export async function countExamples(): Promise<ExampleCounts> {
  const [counts] = await query<{ companies: number; vacancies: number }>(
    `SELECT (SELECT count(*)::int FROM crewings WHERE is_example) AS companies,
      (SELECT count(*)::int FROM vacancies WHERE is_example) AS vacancies`,
    [],
  )
  return counts ?? { companies: 0, vacancies: 0 }
}

/** Says in the log where invented vacancies are in the database of a public site. */
export async function warnOfExamples({ logger }: Payload): Promise<void> {
  if (showsExamples) return
  const { companies, vacancies } = await countExamples()
  if (companies + vacancies === 0) return
  logger.warn(
    { companies, vacancies, siteUrl: env.SITE_URL },
    'EXAMPLES IN THE DATABASE of a public site: invented companies and vacancies, hidden from readers. Remove them in the panel or with: npm run examples:remove',
  )
}
