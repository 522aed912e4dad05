import type { ContractLength } from '../../src/domain/vacancies/contract-length'
import { LOCALES, type Locale } from '../../src/domain/locales/locales'
import type { EnglishLevel } from '../../src/domain/vocabulary/contract-terms'
import type { DocumentCode } from '../../src/domain/vocabulary/documents'
import type { RankCode } from '../../src/domain/vocabulary/ranks'
import { isWithin, type VesselTypeCode } from '../../src/domain/vocabulary/vessel-types'
import type { Country } from './example-companies'
import { type ExamplePay, examplePay } from './example-pay'
import { examplePorts } from './example-ports'
import { exampleRanks } from './example-ranks'
import {
  exampleCertificates,
  exampleContract,
  exampleEnglish,
  exampleExperience,
} from './example-requirements'
import { exampleVessel, type ExampleVessel } from './example-vessels'
import { dayAfter, type ExampleCompany, type Texts } from './invented-companies'
import type { Random } from './seeded-random'
import { EXAMPLE_TEXTS } from './texts/all-texts'
import type { WorkKind } from './texts/example-texts'

/** A vacancy that does not exist. Days are `YYYY-MM-DD`, amounts minor units. */
export interface ExampleVacancy {
  readonly company: ExampleCompany
  readonly rank: RankCode
  readonly vesselType: VesselTypeCode
  readonly vessel: ExampleVessel & { readonly crewNationalities: readonly Country[] }
  readonly pay: ExamplePay
  /** Months. */
  readonly contract: ContractLength
  readonly joining: {
    readonly from?: string
    readonly to?: string
    readonly port?: string
    readonly country?: Country
  }
  readonly englishLevel: EnglishLevel
  /** Months. */
  readonly experience?: number
  readonly certificates: readonly DocumentCode[]
  readonly citizenships: readonly Country[]
  readonly contact: { readonly name?: string; readonly email?: string; readonly telephone?: string }
  readonly openUntilDay: string
  readonly description: Texts
}

/** The first vacancy closes so many days after today, the last so many. */
const OPEN_DAYS = { least: 7, most: 60 }

/** All vacancies of the companies, in the order in which they are published: companies take turns. */
export function inventVacancies(
  random: Random,
  companies: readonly ExampleCompany[],
  today: string,
): ExampleVacancy[] {
  const owners = companies.flatMap((company) =>
    Array.from({ length: company.row.vacancies }, () => company),
  )
  return random.shuffled(owners).map((company) => inventVacancy(random, company, today))
}

function inventVacancy(random: Random, company: ExampleCompany, today: string): ExampleVacancy {
  const { row } = company
  const vesselType = random.pick(row.fleet)
  const rank = random.pick(exampleRanks(vesselType))
  const openFor = random.whole(OPEN_DAYS.least, OPEN_DAYS.most)
  const experience = exampleExperience(random, rank)
  return {
    ...{ company, rank, vesselType },
    vessel: {
      ...exampleVessel(random, vesselType, row.flags, Number(today.slice(0, 4))),
      crewNationalities: random.chance(0.6) ? random.some(SEAFARERS, random.whole(1, 4)) : [],
    },
    pay: examplePay(random, rank, vesselType),
    contract: exampleContract(random, rank, vesselType),
    joining: inventJoining(random, vesselType, openFor, today),
    englishLevel: exampleEnglish(random, rank, vesselType),
    ...(experience !== undefined && { experience }),
    certificates: exampleCertificates(random, rank, vesselType),
    citizenships: random.chance(0.25)
      ? [...new Set([row.country, ...random.some(SEAFARERS, random.whole(0, 2))])]
      : [],
    contact: inventContact(random, company),
    openUntilDay: dayAfter(today, openFor),
    description: random.chance(0.5) ? describe(random, company, vesselType) : {},
  }
}

/** Countries that many seafarers are citizens of. */
const SEAFARERS: readonly Country[] = [
  'PH',
  'IN',
  'ID',
  'CN',
  'UA',
  'RO',
  'BG',
  'GE',
  'PL',
  'TR',
  'EG',
  'LK',
  'VN',
  'MM',
]

/** Nobody joins before the vacancy is closed. */
function inventJoining(
  random: Random,
  vesselType: VesselTypeCode,
  openFor: number,
  today: string,
): ExampleVacancy['joining'] {
  const from = openFor + random.whole(1, 40)
  return {
    ...(random.chance(0.8) && {
      from: dayAfter(today, from),
      ...(random.chance(0.5) && { to: dayAfter(today, from + random.whole(4, 15)) }),
    }),
    ...(random.chance(0.85) && random.pick(examplePorts(vesselType))),
  }
}

function inventContact(random: Random, { key, row, telephones }: ExampleCompany) {
  if (random.chance(0.45)) return {}
  const given = random.pick(row.people)
  const address = given
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
  const [telephone] = telephones
  return {
    name: `${given} Example`,
    email: `${address}@${key}.example`,
    ...(telephone && random.chance(0.3) && { telephone: telephone.number }),
  }
}

/** What the company's own people add, in one or two of the languages they work in, now and then in another. */
function describe(random: Random, { row }: ExampleCompany, vesselType: VesselTypeCode): Texts {
  const usual = random.some(row.languages, random.chance(0.25) ? 2 : 1)
  const locales: readonly Locale[] = random.chance(0.12) ? [random.pick(LOCALES)] : usual
  const kind = workKind(vesselType)
  // The same sentences in each, as where one is the translation of the other.
  const [work, terms, apply] = [random.fraction(), random.shuffled([0, 1, 2, 3]), random.fraction()]
  const termCount = random.whole(1, 2)
  return Object.fromEntries(
    locales.map((locale) => {
      const texts = EXAMPLE_TEXTS[locale]
      const at = <T>(choices: readonly T[], share: number) =>
        choices[Math.floor(share * choices.length)]
      const sentences = [
        at(texts.work[kind], work),
        ...terms.slice(0, termCount).map((index) => texts.terms[index]),
        at(texts.apply, apply),
      ]
      return [locale, sentences.join(locale === 'zh' ? '' : ' ')]
    }),
  )
}

function workKind(vesselType: VesselTypeCode): WorkKind {
  const [, kind] = KINDS.find(([group]) => isWithin(vesselType, group)) ?? [vesselType, 'other']
  return kind
}

const KINDS: readonly (readonly [VesselTypeCode, WorkKind])[] = [
  ['ro-pax-ferry', 'passenger'],
  ['passenger-vessel', 'passenger'],
  ['yacht', 'passenger'],
  ['tanker', 'tanker'],
  ['offshore-vessel', 'offshore'],
  ['offshore-unit', 'offshore'],
  ['river-sea-vessel', 'other'],
  ['dry-cargo-ship', 'cargo'],
  ['ro-ro-vessel', 'cargo'],
]
