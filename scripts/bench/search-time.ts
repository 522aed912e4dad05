import { closeReads } from '../../src/cms/database/read-pool'
import { searchVacancies } from '../../src/features/vacancies/vacancy-search.queries'
import { quantile } from './quantiles'
import { SEARCH_COMBINATIONS } from './search-combinations'

/**
 * Searches as pages ask for them, without rendering; prints the times in ms. Arguments: how many readers ask at once,
 * and how often each combination is asked for. A process of its own, because the publication index reads the database's
 * address when it is loaded.
 */

const [readers = 1, rounds = 10] = process.argv.slice(2).map(Number)
const WARM_UP = 6

const times = SEARCH_COMBINATIONS.map((): number[] => [])
const totals: number[] = []

const jobs = Array.from({ length: rounds + WARM_UP }, (_, round) =>
  SEARCH_COMBINATIONS.map((_each, index) => ({ round, index })),
).flat()
let next = 0
async function read(): Promise<void> {
  for (let job = jobs[next++]; job; job = jobs[next++]) {
    const combination = SEARCH_COMBINATIONS[job.index]
    if (!combination) continue
    const began = performance.now()
    const { total } = await searchVacancies(combination.locale, combination.search)
    if (job.round >= WARM_UP) times[job.index]?.push(performance.now() - began)
    totals[job.index] = total
  }
}
await Promise.all(Array.from({ length: readers }, read))
await closeReads()

const all = times.flat()
const each = SEARCH_COMBINATIONS.map(({ name }, index) => ({
  name,
  total: totals[index] ?? 0,
  median: quantile(times[index] ?? [], 0.5),
  worst: quantile(times[index] ?? [], 1),
}))
console.log(
  JSON.stringify({
    median: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    max: quantile(all, 1),
    each,
  }),
)
// The CMS, which knows the rates of exchange, keeps its connections.
process.exit(0)
