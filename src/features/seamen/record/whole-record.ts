import type { SignedInSeaman } from '../../../cms/services/seaman-only/seaman-session.queries'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import { dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import { seaServiceOf } from './read-record'
import { ownRecord } from './record.queries'

/** What the account says of the seafarer, in the form. */
type Account = Pick<SignedInSeaman, 'name' | 'email' | 'telephone' | 'rank' | 'citizenship'>

/** All that an account has written down, as a form is made of it. */
export async function wholeRecord(seaman: Account & { id: number }): Promise<OwnRecord> {
  const { id, name, email, telephone, rank, citizenship } = seaman
  const { contracts, papers, references, sheets } = await ownRecord(id)
  return {
    account: { name, email, telephone, rank, citizenship },
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
