import 'server-only'

import type { Payload } from 'payload'

import { EXAMPLE_SEAMEN_AT } from '../../../domain/members/seaman-account'
import { env, showsExamples } from '../../../env'
import { query } from '../../database/read-pool'

/** How many there are of each. */
export interface ExampleCounts {
  companies: number
  vacancies: number
  seafarers: number
}

/** How many invented companies, vacancies and seafarers are in the database, whether or not readers see them. */
export async function countExamples(): Promise<ExampleCounts> {
  const [counts] = await query<ExampleCounts>(
    `SELECT (SELECT count(*)::int FROM crewings WHERE is_example) AS companies,
      (SELECT count(*)::int FROM vacancies WHERE is_example) AS vacancies,
      (SELECT count(*)::int FROM seamen WHERE email LIKE '%' || $1) AS seafarers`,
    [EXAMPLE_SEAMEN_AT],
  )
  return counts ?? { companies: 0, vacancies: 0, seafarers: 0 }
}

/** Says in the log where invented vacancies are in the database of a public site. */
export async function warnOfExamples({ logger }: Payload): Promise<void> {
  if (showsExamples) return
  const { companies, vacancies, seafarers } = await countExamples()
  if (companies + vacancies + seafarers === 0) return
  logger.warn(
    { companies, vacancies, seafarers, siteUrl: env.SITE_URL },
    'EXAMPLES IN THE DATABASE of a public site: invented companies, vacancies and seafarers, hidden from readers. Remove them in the panel or with: npm run examples:remove',
  )
}
