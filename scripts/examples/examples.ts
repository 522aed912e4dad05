import { type ExampleCompany, inventCompanies } from './invented-companies'
import { type ExampleVacancy, inventVacancies } from './invented-vacancies'
import { type ExampleWarning, inventWarnings } from './invented-warnings'
import { seededRandom } from './seeded-random'

/** Whatever it is, the same examples come of it everywhere. */
const EXAMPLES_SEED = 20_261_122

export interface Examples {
  readonly companies: readonly ExampleCompany[]
  readonly vacancies: readonly ExampleVacancy[]
  readonly warnings: readonly ExampleWarning[]
}

/**
 * Invented companies, vacancies and warnings: the same ones for the same seed, with days counted from `today`
 * (`YYYY-MM-DD`). On that day all vacancies are open; the first closes after a week, the last after two
 * months.
 */
export function inventExamples(today: string, seed = EXAMPLES_SEED): Examples {
  const random = seededRandom(seed)
  const companies = inventCompanies(random, today)
  const vacancies = inventVacancies(random, companies, today)
  return { companies, vacancies, warnings: inventWarnings(companies, today) }
}
