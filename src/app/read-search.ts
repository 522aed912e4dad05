import { unlessBusy } from '../cms/database/database-trouble'
import { readPorts } from '../cms/services/ports/read-ports'
import { readVacancySearch } from '../domain/vacancies/vacancy-search-query'

/** An address that asks for a port. */
const PORT = /[?&](?:port|near)=[^&]/

/**
 * What an address asks for among vacancies; its ports are those of our list, and those that editors have added as far as the database
 * says so.
 * @param today `YYYY-MM-DD`, where days are counted from
 */
export async function readSearch(
  query: string,
  today: string,
): Promise<ReturnType<typeof readVacancySearch>> {
  const asksForPort = PORT.test(query.startsWith('?') ? query : `?${query}`)
  const ports = asksForPort ? await unlessBusy(readPorts()) : undefined
  return readVacancySearch(query, today, ports)
}
