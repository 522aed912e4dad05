import 'server-only'

import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'
import { type GapLine, type Requirements, vacancyGap } from '@/domain/sea-service/vacancy-gap'
import { isDocument } from '@/domain/vocabulary/documents'

import { lastDay, seaServiceOf } from './read-record'
import { ownEntries } from './record.queries'

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
  if (contracts.length + papers.length === 0) return []
  const form = {
    papers: papers.flatMap(({ values }) => {
      const { document: code } = values
      return isDocument(code) ? [{ code, expires: lastDay(values) }] : []
    }),
    services: contracts.map(seaServiceOf),
    citizenships: citizenship === undefined ? [] : [citizenship],
    // Neither is in the own record yet, so nothing is said of them.
    englishLevel: undefined,
    readyFrom: undefined,
  }
  return vacancyGap(asked, form, today)
}
