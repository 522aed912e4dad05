import { inventExamples } from '../../../../scripts/examples/examples'
import { storedDay } from '../../../../src/domain/time/calendar-day'
import { ofMonths } from '../../../../src/domain/vacancies/contract-length'
import { currencyDecimals } from '../../../../src/domain/money/money'
import { endOfDay } from '../../../../src/domain/time/time-zones'
import { outermostGroup } from '../../../../src/domain/vocabulary/vessel-types'
import type { VacancyView } from '../../../../src/features/vacancies/vacancy'
import { SAMPLE_VACANCIES } from '../../../fixtures/sample-vacancies'

const day = (text: string | undefined) =>
  text === undefined ? undefined : new Date(storedDay(text))
const today = '2026-11-23'

/** A vacancy with the facts that most have. */
export const plain: VacancyView = {
  id: 7,
  path: 'crewings/north/7-chief-mate-lng-carrier',
  companyId: 3,
  rank: 'chief-mate',
  vesselType: 'lng-carrier',
  built: undefined,
  deadweight: undefined,
  pay: { kind: 'amount', min: 950_000, max: 1_000_000, currency: 'USD', period: 'month' },
  contract: ofMonths(4, 1),
  joining: { from: undefined, to: undefined, port: 'Santos', country: 'BR' },
  company: {
    name: 'North',
    city: 'Odesa',
    country: 'UA',
    licence: 'checked',
    licenceCheckedOn: undefined,
    warnedSince: undefined,
    warningChangedAt: undefined,
  },
  publishedAt: new Date('2026-11-20T08:00:00Z'),
  isExample: false,
  vessel: {
    name: undefined,
    flag: undefined,
    imoNumber: undefined,
    grossTonnage: undefined,
    engine: undefined,
    power: undefined,
    crew: undefined,
    crewNationalities: [],
  },
  vesselGroup: 'tanker',
  englishLevel: undefined,
  experience: undefined,
  alsoRanks: [],
  certificates: [],
  isOpenUntilAssumed: false,
  assumed: [],
  citizenships: ['PH'],
  description: undefined,
  contact: undefined,
  openUntil: day('2026-12-31'),
  closesAt: endOfDay('2026-12-31', 'Europe/Kyiv'),
  isOpen: true,
  isSuspended: false,
  updatedAt: undefined,
}

/** Where a company is. */
interface Office {
  country: string | undefined
  city: string | undefined
}

/** Every vacancy of the demo as if it were a real one, and those of the samples. */
export function everyVacancy(): { vacancy: VacancyView; office: Office }[] {
  const demo = inventExamples(today).vacancies.map((invented, index) => {
    const { company, rank, vesselType, vessel, pay, contract, joining, contact } = invented
    const [locale, text] = Object.entries(invented.description)[0] ?? []
    return {
      vacancy: {
        ...plain,
        id: index + 1,
        rank,
        vesselType,
        vesselGroup: outermostGroup(vesselType),
        pay: payOf(pay),
        contract,
        joining: {
          from: day(joining.from),
          to: day(joining.to),
          port: joining.port,
          country: joining.country,
        },
        vessel: { ...plain.vessel, crewNationalities: vessel.crewNationalities },
        englishLevel: invented.englishLevel,
        experience: invented.experience,
        certificates: invented.certificates,
        citizenships: invented.citizenships,
        description: text === undefined ? undefined : { locale: locale as 'en', text },
        contact: { name: undefined, email: undefined, telephone: undefined, ...contact },
        openUntil: day(invented.openUntilDay),
        closesAt: endOfDay(invented.openUntilDay, 'Europe/Kyiv'),
      } satisfies VacancyView,
      office: { country: company.row.country, city: undefined },
    }
  })
  const samples = SAMPLE_VACANCIES.map(({ rank, vesselType, contract, joining, pay }, index) => ({
    vacancy: {
      ...plain,
      id: 10_000 + index,
      rank,
      vesselType,
      pay:
        pay === undefined
          ? ({ kind: 'hidden' } as const)
          : {
              kind: 'amount' as const,
              min: pay.least * 10 ** currencyDecimals(pay.currency),
              max: (pay.most ?? pay.least) * 10 ** currencyDecimals(pay.currency),
              currency: pay.currency,
              period: pay.period === 'day' ? ('day' as const) : ('month' as const),
            },
      contract,
      joining: {
        from: joining?.from,
        to: joining?.to,
        port: joining?.port,
        // No sample says it.
        country: undefined,
      },
    } satisfies VacancyView,
    office: { country: 'UA', city: 'Odesa' },
  }))
  return [...demo, ...samples]
}

type Invented = ReturnType<typeof inventExamples>['vacancies'][number]['pay']

function payOf(pay: Invented): VacancyView['pay'] {
  const { negotiable, min, max, currency, period } = pay as {
    negotiable?: boolean
    min?: number
    max?: number
    currency?: string
    period?: 'month' | 'day'
  }
  const [least = max, most = min] = [min, max]
  if (negotiable === true || least === undefined || most === undefined) {
    return { kind: 'negotiable' }
  }
  return {
    kind: 'amount',
    min: least,
    max: most,
    currency: currency ?? 'USD',
    period: period ?? 'month',
  }
}
