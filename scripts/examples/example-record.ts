import type { Payload } from 'payload'

import type { SeamanContract, SeamanPaper } from '../../src/payload-types'
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

/** Writes down invented ships and papers of an invented seafarer. */
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
}
