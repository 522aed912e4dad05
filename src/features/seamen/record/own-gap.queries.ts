import 'server-only'

import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'
import { type GapLine, type Requirements, vacancyGap } from '@/domain/sea-service/vacancy-gap'
import { isEnglishLevel } from '@/domain/vocabulary/contract-terms'

import { codedPapers, seaServiceOf, text } from './read-record'
import { ownEntries, ownSheet } from './record.queries'

/**
 * What a vacancy asks beside what a seafarer has written down; nothing for an account that has written nothing down.
 * @param today `YYYY-MM-DD`
 */
export async function ownGap(
  { id, citizenship }: SignedInSeaman,
  asked: Requirements,
  today: string,
): Promise<readonly GapLine[]> {
  const contracts = await ownEntries('service', id)
  const papers = await ownEntries('papers', id)
  const { englishLevel } = (await ownSheet('languages', id))?.values ?? {}
  const readyFrom = text((await ownSheet('work', id))?.values.readyFrom)
  const isEmpty = contracts.length + papers.length === 0
  if (isEmpty && englishLevel === undefined && readyFrom === undefined) return []
  const other = text((await ownSheet('person', id))?.values.otherCitizenship)
  const form = {
    papers: codedPapers(papers.map(({ values }) => values)),
    services: contracts.map(seaServiceOf),
    citizenships: [citizenship, other].filter((country) => country !== undefined),
    englishLevel:
      typeof englishLevel === 'string' && isEnglishLevel(englishLevel) ? englishLevel : undefined,
    readyFrom,
  }
  return vacancyGap(asked, form, today)
}
