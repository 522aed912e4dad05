import type { SignedInSeaman } from '../../../cms/services/seaman-only/seaman-session.queries'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import { dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import { seaServiceOf } from './read-record'
import { ownRecord } from './record.queries'

/** What a seafarer has written down, and the account says, as forms are made of it. */
export async function ownFormRecord({ id, ...account }: SignedInSeaman): Promise<OwnRecord> {
  const { contracts, papers, references, sheets } = await ownRecord(id)
  return {
    account,
    contracts: contracts.map(({ values }) => values),
    services: contracts.map(seaServiceOf),
    papers: papers.map(({ values }) => values),
    references: references.map(({ values }) => values),
    sheets: {
      person: sheets.person?.values,
      work: sheets.work?.values,
      languages: sheets.languages?.values,
    },
    today: dayInUtc(processNow('the day that sea time is counted to')),
  }
}
