import { readImoNumber } from '../../../domain/sea-service/imo-number'
import { gaps, overlaps } from '../../../domain/sea-service/overlaps-and-gaps'
import type { Paper } from '../../../domain/sea-service/paper-validity'
import { papersRunningOut } from '../../../domain/sea-service/papers-running-out'
import { isTooLong, type SeaService } from '../../../domain/sea-service/sea-service'
import { seaTime, seaTimeBy } from '../../../domain/sea-service/sea-time'
import type { TypedValue, TypedValues } from '../../../domain/structured-fields/typed-values'
import { isDocument } from '../../../domain/vocabulary/documents'
import { isRank } from '../../../domain/vocabulary/ranks'
import { isVesselType } from '../../../domain/vocabulary/vessel-types'
import type { Entry } from './record.queries'
import type { PaperFields } from './record-sections'

/** Forms of companies ask for gaps of a month. Days. */
const LEAST_GAP = 30

/** Renewing a certificate takes months, with a course and an examination. */
const RUN_OUT_MONTHS = 12

/** What follows from what a seafarer has written down, without asking anything. */
export function readRecord(
  contracts: readonly Entry<'service'>[],
  papers: readonly Entry<'papers'>[],
  today: string,
  person?: Entry<'person'>,
) {
  const birthDay = text(person?.values.birthDay)
  const byId = new Map(contracts.map((entry) => [String(entry.id), entry]))
  const services = contracts.map(seaServiceOf)
  const named = <Found extends { ids: readonly [string, string] }>(found: readonly Found[]) =>
    found.flatMap((one) => {
      const [first, second] = one.ids.map((id) => byId.get(id))
      return first && second ? [{ ...one, entries: [first, second] as const }] : []
    })
  return {
    total: seaTime(services, today),
    byRank: seaTimeBy('rank', services, today),
    byVesselType: seaTimeBy('vesselType', services, today),
    overlaps: named(overlaps(services, today)),
    gaps: named(gaps(services, today, LEAST_GAP)),
    imoNumbers: contracts.flatMap((entry) => {
      const read = readImoNumber(text(entry.values.imo) ?? '')
      const isWrong = read.kind === 'unreadable' || (read.kind === 'number' && !read.isChecked)
      return isWrong ? [{ entry, isReadable: read.kind === 'number' }] : []
    }),
    beforeBirth: contracts.filter(
      ({ values: { signOn } }) => birthDay !== undefined && (text(signOn) ?? '') < birthDay,
    ),
    tooLong: contracts.filter((entry) => isTooLong(seaServiceOf(entry), today)),
    runningOut: papersRunningOut(papers.map(datedPaper), today, RUN_OUT_MONTHS),
  }
}

/** A time on board as the rules read it. */
export function seaServiceOf({ id, values }: Entry<'service'>): SeaService {
  const { grossTonnage, power, rank, rankWritten, signOff, signOn } = values
  const { vesselType, vesselTypeWritten } = values
  return {
    id: String(id),
    rank: isRank(rank) ? rank : undefined,
    rankWritten: text(rankWritten),
    vesselType: isVesselType(vesselType) ? vesselType : undefined,
    vesselTypeWritten: text(vesselTypeWritten),
    ...(typeof grossTonnage === 'number' && { grossTonnage }),
    ...(typeof power === 'number' && { power }),
    signOn: text(signOn) ?? '',
    signOff: text(signOff),
  }
}

function datedPaper(entry: Entry<'papers'>) {
  const { country, document, name } = entry.values
  // Two passports are two kinds, and so are certificates of two flags.
  const kind = [document, name, country].join(' ')
  return { entry, kind, expires: lastDay(entry.values) }
}

/** Papers of the vocabulary, as they are compared with what is asked for; those that somebody has named alone are not. */
export function codedPapers(papers: readonly TypedValues<PaperFields>[]): Paper[] {
  return papers.flatMap((values) => {
    const { document: code } = values
    return isDocument(code) ? [{ code, expires: lastDay(values) }] : []
  })
}

/** The last day of a paper; `null` of one without an end, `undefined` where nobody said. */
export function lastDay({
  expires,
  validity,
}: TypedValues<PaperFields>): string | null | undefined {
  return validity === 'unlimited' ? null : text(expires)
}

export function text(value: TypedValue): string | undefined {
  return value === undefined ? undefined : String(value)
}
