import { unlessBusy } from '@/cms/database/database-trouble'
import { readPorts } from '@/cms/services/ports/read-ports'
import { type KnownPorts, portsOfList } from '@/domain/ports/known-ports'
import type { DroppedParameter } from '@/domain/addresses/query-parameters'
import type { VacancySearch } from '@/domain/vacancies/vacancy-search'

/**
 * The ports that name the places of a search, and those that may be meant by what was left out of it: the database is asked only where
 * our list does not know one.
 */
export async function portsOfSearch(
  { near, port }: VacancySearch,
  dropped: readonly DroppedParameter[] = [],
): Promise<KnownPorts> {
  const list = portsOfList()
  const meant = dropped.flatMap((note) => note.port?.codes ?? [])
  const isListed = [near, port, ...meant].every(
    (code) => code === undefined || code.length === 2 || list.byCode(code) !== undefined,
  )
  return isListed ? list : ((await unlessBusy(readPorts())) ?? list)
}
