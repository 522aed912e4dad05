import type { OwnRecord } from '../../../domain/sea-service/record-form'
import { dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import { seaServiceOf } from './read-record'
import { ownRecord } from './record.queries'

/** What an account says of its seafarer in the form, as a session or a row of the database has it. */
export interface AccountInForm {
  id: number
  name: string
  email: string
  telephone?: string | null | undefined
  /** Codes of the vocabulary. */
  rank?: string | null | undefined
  citizenship?: string | null | undefined
}

/** All that an account has written down, as a form is made of it. */
export async function wholeRecord(account: AccountInForm): Promise<OwnRecord> {
  const { id, name, email, telephone, rank, citizenship } = account
  const { contracts, papers, references, sheets } = await ownRecord(id)
  return {
    account: {
      name,
      email,
      telephone: telephone ?? undefined,
      rank: rank ?? undefined,
      citizenship: citizenship ?? undefined,
    },
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
