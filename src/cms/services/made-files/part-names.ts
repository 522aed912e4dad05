import { languageTag, type Locale } from '../../../domain/locales/locales'
import type { PartName } from '../../../domain/sea-service/record-parts'
import { messagesIn } from '../../../i18n/messages-translator'

/** Of the table of parts, those that somebody can send. */
type SentPart = Exclude<PartName, 'account' | 'oldCv' | 'scans' | 'reminders'>

/** What each part is called in one word or two: as the page calls it on which it is written down. */
async function partNames(locale: Locale): Promise<Readonly<Record<SentPart, string>>> {
  const record = await messagesIn(locale, 'seaman.record')
  const groups = await messagesIn(locale, 'forms.record-person.groups')
  return {
    work: record('work.title'),
    service: record('service.title'),
    papers: record('form.papersAlone'),
    languages: record('languages.title'),
    person: groups('names'),
    clothes: groups('clothes'),
    references: record('references.title'),
    paperNumbers: record('form.paperNumbers'),
    family: groups('family'),
    home: groups('home'),
  }
}

/** Parts of a form, in one line. */
export async function partsInWords(parts: readonly PartName[], locale: Locale): Promise<string> {
  const names = await partNames(locale)
  const list = new Intl.ListFormat(languageTag(locale), { type: 'unit' })
  return list.format(parts.flatMap((part) => (isSent(part) ? [names[part]] : [])))
}

const isSent = (part: PartName): part is SentPart =>
  part !== 'account' && part !== 'oldCv' && part !== 'scans' && part !== 'reminders'

/** What the box of a part says: all that is in it. */
export async function partLabels(locale: Locale): Promise<(part: PartName) => string> {
  const shared = await messagesIn(locale, 'forms.shared')
  return (part) => (isSent(part) ? shared(`${LABELS[part]}.label`) : '')
}

/** As `fieldOfPart` names them. */
const LABELS = {
  work: 'formWork',
  service: 'formService',
  papers: 'formPapers',
  languages: 'formLanguages',
  person: 'formPerson',
  clothes: 'formClothes',
  references: 'formReferences',
  paperNumbers: 'formPaperNumbers',
  family: 'formFamily',
  home: 'formHome',
} as const satisfies Readonly<Record<SentPart, string>>
