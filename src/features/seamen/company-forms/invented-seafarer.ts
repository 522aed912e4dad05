import { type FormValues, formValues } from '../../../domain/company-forms/form-values'
import type { Locale } from '../../../domain/locales/locales'
import { CONTRACT_TABLE } from '../../../domain/sea-service/contract-fields'
import { LANGUAGE_TABLE } from '../../../domain/sea-service/language-fields'
import { PAPER_TABLE } from '../../../domain/sea-service/paper-fields'
import { PERSON_TABLE } from '../../../domain/sea-service/person-fields'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import { REFERENCE_TABLE } from '../../../domain/sea-service/reference-fields'
import { WORK_TABLE } from '../../../domain/sea-service/work-fields'
import { typedValues } from '../../../domain/structured-fields/typed-values'
import { daysLater, dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import type { DocumentCode } from '../../../domain/vocabulary/documents'
import type { RankCode } from '../../../domain/vocabulary/ranks'
import { recordFormWords } from '../record/record-form-words'

/** Days before the day of the preview, and after. */
const SHIPS = [
  { name: 'MV Invented Star', signOn: -210, signOff: -40, rank: 'second-mate', tonnage: 43_000 },
  { name: 'MV Invented Moon', signOn: -600, signOff: -370, rank: 'third-mate', tonnage: 38_500 },
  { name: 'MV Invented Sun', signOn: -900, signOff: -680, rank: 'third-mate', tonnage: 29_100 },
] as const satisfies readonly { rank: RankCode; [fact: string]: unknown }[]

const PAPERS = [
  { document: 'passport', number: 'XX0000001', issued: -1_400, expires: 2_200 },
  { document: 'seamans-book', number: 'XX0000002', issued: -900, expires: 900 },
  { document: 'seafarer-medical-certificate', number: 'XX0000003', issued: -300, expires: 400 },
  { document: 'ecdis', number: 'XX0000004', issued: -1_000, expires: undefined },
] as const satisfies readonly { document: DocumentCode; [fact: string]: unknown }[]

const PERSON = typedValues(PERSON_TABLE, {
  ...{ familyName: 'EXAMPLE', givenNames: 'ANA INVENTED', birthDay: '1990-01-02' },
  ...{ birthPlace: 'Invented City', otherCitizenship: 'PA', maritalStatus: 'married' },
  ...{ kinName: 'Bea Invented', kinRelation: 'Sister', kinTelephone: '+63 2 0000 0001' },
  ...{ address: '1 Invented Street, Invented City', country: 'PH', airport: 'MNL Manila' },
  ...{ height: 170, weight: 70, boilersuit: 'M', shoes: '42' },
})

const REFERENCES = [
  typedValues(REFERENCE_TABLE, {
    ...{ company: 'Invented Shipping', person: 'Cai Invented', position: 'Crew manager' },
    ...{ telephone: '+49 40 0000000', email: 'crew@company.example' },
  }),
  typedValues(REFERENCE_TABLE, {
    ...{ company: 'Invented Crewing', person: 'Dia Invented', position: 'Agent' },
    ...{ telephone: '+63 2 0000 0002', email: 'agent@company.example' },
  }),
]

/** What a preview of a company's form says, in its language. Nobody is called so. */
export async function inventedFormValues(locale: Locale): Promise<FormValues> {
  const today = dayInUtc(processNow('the day of the preview'))
  const contracts = SHIPS.map((ship) =>
    typedValues(CONTRACT_TABLE, {
      ...{ vesselName: ship.name, imo: '9074729', vesselType: 'bulk-carrier', flag: 'LR' },
      ...{ grossTonnage: ship.tonnage, deadweight: ship.tonnage * 2 - 500, power: 9_480 },
      ...{ engine: 'MAN B&W 6S50MC-C', rank: ship.rank, reason: 'End of contract' },
      ...{ company: 'Invented Shipping', agency: 'Invented Crewing' },
      signOn: daysLater(today, ship.signOn),
      signOff: daysLater(today, ship.signOff),
    }),
  )
  const papers = PAPERS.map(({ document, expires, issued, number }) =>
    typedValues(PAPER_TABLE, {
      ...{ document, number, country: 'PH', issuedBy: 'Invented Authority' },
      name: document === 'ecdis' ? 'Invented type' : undefined,
      issued: daysLater(today, issued),
      expires: expires === undefined ? undefined : daysLater(today, expires),
      validity: expires === undefined ? 'unlimited' : 'until',
    }),
  )
  const record: OwnRecord = {
    account: {
      name: 'Ana Invented Example',
      email: 'ana@seafarer.example',
      telephone: '+63 2 0000 0000',
      rank: 'second-mate',
      citizenship: 'PH',
    },
    contracts,
    services: SHIPS.map(({ name, rank, signOff, signOn }) => ({
      ...{ id: name, rank, vesselType: 'bulk-carrier' as const },
      ...{ signOn: daysLater(today, signOn), signOff: daysLater(today, signOff) },
    })),
    papers,
    references: REFERENCES,
    sheets: {
      person: PERSON,
      work: typedValues(WORK_TABLE, {
        ...{ rank: 'second-mate', secondRank: 'third-mate', thirdRank: 'third-mate' },
        ...{ readyFrom: daysLater(today, 30), pay: 4_200, payCurrency: 'USD', payPeriod: 'month' },
        ...{ vesselType: 'bulk-carrier', secondVesselType: 'container-ship' },
        thirdVesselType: 'general-cargo-ship',
      }),
      languages: typedValues(LANGUAGE_TABLE, {
        ...{ englishLevel: 'good', englishTest: 'marlins', englishScore: '84 %' },
        ...{ englishTestDay: daysLater(today, -200), firstLanguage: 'Tagalog' },
        otherLanguages: 'English, good',
      }),
    },
    today,
  }
  return formValues(record, await recordFormWords(locale))
}
