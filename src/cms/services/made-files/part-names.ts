import { languageTag, type Locale } from '../../../domain/locales/locales'
import type { FormPart } from '../../../domain/sea-service/form-parts'
import { messagesIn } from '../../../i18n/messages-translator'

/** What the parts of a form are called: as the pages call them on which they are written down. */
export async function partNames(locale: Locale): Promise<Readonly<Record<FormPart, string>>> {
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
export async function partsInWords(parts: readonly FormPart[], locale: Locale): Promise<string> {
  const names = await partNames(locale)
  const list = new Intl.ListFormat(languageTag(locale), { type: 'unit' })
  return list.format(parts.map((part) => names[part]))
}
