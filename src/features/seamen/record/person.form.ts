import { sheetForm } from './sheet.form'
import { personProblems } from './sheet-problems'

const NAMES = { group: 'names', isHalf: true } as const
const FAMILY = { group: 'family' } as const
const HOME = { group: 'home' } as const
const CLOTHES = { group: 'clothes', isHalf: true } as const

/** What a seafarer says of the own person. */
export const personForm = sheetForm({
  section: 'person',
  name: 'record-person',
  looks: {
    familyName: { ...NAMES, autocomplete: 'family-name' },
    givenNames: { ...NAMES, autocomplete: 'given-name' },
    birthDay: { ...NAMES, autocomplete: 'bday' },
    birthPlace: NAMES,
    otherCitizenship: { group: 'names' },
    maritalStatus: FAMILY,
    // The next of kin is somebody else: what a browser knows is not theirs.
    kinName: { ...FAMILY, isHalf: true, autocomplete: 'off', isAskedByRule: true },
    kinRelation: { ...FAMILY, isHalf: true, autocomplete: 'off' },
    kinTelephone: { ...FAMILY, autocomplete: 'off' },
    address: { ...HOME, autocomplete: 'street-address' },
    country: { ...HOME, isHalf: true, autocomplete: 'country' },
    airport: { ...HOME, isHalf: true },
    height: { ...CLOTHES, measure: 'centimetres', example: 172 },
    weight: { ...CLOTHES, measure: 'kilograms', example: 70 },
    boilersuit: CLOTHES,
    shoes: CLOTHES,
  },
  choices: { maritalStatus: ['single', 'married', 'partnership', 'divorced', 'widowed'] },
  problems: personProblems,
})
