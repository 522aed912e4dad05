import type { Payload } from 'payload'

import type {
  SeamanContract,
  SeamanLanguage,
  SeamanPaper,
  SeamanPerson,
  SeamanReference,
  SeamanWorkWanted,
} from '../../src/payload-types'
import { daysLater, storedDay } from '../../src/domain/time/calendar-day'

type Invented<Entry> = Partial<Omit<Entry, 'id' | 'seaman' | 'version' | 'sendKey'>>

/** Days before today, and after. */
type Times = Readonly<Record<string, number>>

/** Two ships with a gap between them, the second of which she is still on. */
const CONTRACTS: readonly (Invented<SeamanContract> & { days: Times })[] = [
  {
    vesselName: 'MV Invented Star',
    imo: '9074729',
    vesselType: 'bulk-carrier',
    flag: 'LR',
    grossTonnage: 43_000,
    rank: 'able-seafarer-deck',
    company: 'Invented Shipping',
    reason: 'End of contract',
    days: { signOn: -800, signOff: -540 },
  },
  {
    vesselName: 'MV Invented Moon',
    vesselType: 'bulk-carrier',
    flag: 'PA',
    grossTonnage: 38_500,
    rank: 'bosun',
    company: 'Invented Shipping',
    days: { signOn: -420 },
  },
]

const PAPERS: readonly (Invented<SeamanPaper> & { days: Times })[] = [
  {
    document: 'passport',
    number: 'P0000000X',
    country: 'PH',
    validity: 'until',
    days: { issued: -1_500, expires: 2_100 },
  },
  {
    document: 'seafarer-medical-certificate',
    country: 'PH',
    validity: 'until',
    days: { issued: -600, expires: 130 },
  },
  { document: 'able-seafarer-certificate', country: 'PH', validity: 'unlimited', days: {} },
]

const PERSON: Invented<SeamanPerson> = {
  familyName: 'Santos',
  givenNames: 'Maria',
  birthDay: storedDay('1994-03-08'),
  birthPlace: 'Cebu',
  maritalStatus: 'married',
  kinName: 'Jose Santos',
  kinRelation: 'Husband',
  kinTelephone: '+63 900 000 0000',
  country: 'PH',
  airport: 'CEB',
  height: 172,
  weight: 64,
  boilersuit: 'M',
  shoes: 'EU 40',
}

const WORK: Invented<SeamanWorkWanted> & { days: Times } = {
  rank: 'bosun',
  secondRank: 'able-seafarer-deck',
  pay: 2_400,
  payCurrency: 'USD',
  payPeriod: 'month',
  vesselType: 'bulk-carrier',
  days: { readyFrom: 60 },
}

const LANGUAGES: Invented<SeamanLanguage> & { days: Times } = {
  englishLevel: 'intermediate',
  englishTest: 'marlins',
  englishScore: '78 %',
  firstLanguage: 'Cebuano',
  days: { englishTestDay: -200 },
}

const REFERENCE: Invented<SeamanReference> = {
  company: 'Invented Shipping',
  person: 'Captain Example',
  position: 'Master',
  email: 'master@invented.example',
}

/** Writes down the invented record of an invented seafarer: person, work wanted, languages, ships, papers and a reference. */
export async function writeExampleRecord(
  payload: Pick<Payload, 'create'>,
  seaman: number,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const dated = ({ days, ...said }: { days: Times }, index: number) => ({
    ...said,
    ...Object.fromEntries(
      Object.entries(days).map(([name, count]) => [name, storedDay(daysLater(today, count))]),
    ),
    seaman,
    version: 1,
    sendKey: `example-${seaman}-${index}`,
  })
  for (const [index, contract] of CONTRACTS.entries()) {
    // Each has a ship and a first day.
    const data = dated(contract, index) as Omit<SeamanContract, 'id' | 'createdAt' | 'updatedAt'>
    await payload.create({ collection: 'seaman-contracts', data, depth: 0 })
  }
  for (const [index, paper] of PAPERS.entries()) {
    await payload.create({ collection: 'seaman-papers', data: dated(paper, index), depth: 0 })
  }
  const once = (said: object) => ({ ...said, seaman, version: 1, sendKey: `example-${seaman}` })
  const own = (said: { days: Times }) => once(dated(said, 0))
  await payload.create({ collection: 'seaman-persons', data: once(PERSON), depth: 0 })
  await payload.create({ collection: 'seaman-work-wanted', data: own(WORK), depth: 0 })
  await payload.create({ collection: 'seaman-languages', data: own(LANGUAGES), depth: 0 })
  await payload.create({ collection: 'seaman-references', data: once(REFERENCE), depth: 0 })
}
