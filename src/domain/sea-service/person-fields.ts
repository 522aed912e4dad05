import type { FieldTable } from '../structured-fields/field-table'

/** Adults of every size; what lies beyond is a typing error. */
const HEIGHT = { least: 100, most: 250 } as const
const WEIGHT = { least: 30, most: 300 } as const

/** Sizes are letters in one country and numbers in another. */
const SIZE = { holds: 'text', most: 20 } as const

/**
 * What a seafarer writes down of the own person, in the order of the form. The account has the name, the e-mail address, the telephone and
 * the citizenship: none of them is asked again.
 */
export const PERSON_TABLE = {
  familyName: { holds: 'text', most: 80, label: 'personFamilyName' },
  givenNames: { holds: 'text', most: 120, label: 'personGivenNames' },
  birthDay: { holds: 'day', since: 1920, ahead: 0, label: 'personBirthDay' },
  birthPlace: { holds: 'text', most: 120, label: 'personBirthPlace' },
  otherCitizenship: { holds: 'code', of: 'countries', label: 'personOtherCitizenship' },
  maritalStatus: {
    holds: 'choice',
    among: {
      single: 'personSingle',
      married: 'personMarried',
      partnership: 'personPartnership',
      divorced: 'personDivorced',
      widowed: 'personWidowed',
    },
    label: 'personMaritalStatus',
  },
  kinName: { holds: 'text', most: 120, label: 'personKinName' },
  kinRelation: { holds: 'text', most: 60, label: 'personKinRelation' },
  kinTelephone: { holds: 'telephone', label: 'personKinTelephone' },
  address: { holds: 'text', most: 240, label: 'personAddress' },
  country: { holds: 'code', of: 'countries', label: 'personCountry' },
  airport: { holds: 'text', most: 80, label: 'personAirport' },
  height: { holds: 'number', ...HEIGHT, label: 'personHeight' },
  weight: { holds: 'number', ...WEIGHT, label: 'personWeight' },
  boilersuit: { ...SIZE, label: 'personBoilersuit' },
  shoes: { ...SIZE, label: 'personShoes' },
} as const satisfies FieldTable
