import { numberFormat } from '../../../domain/locales/intl-formats'
import type { Locale } from '../../../domain/locales/locales'
import type { FormWords } from '../../../domain/sea-service/record-form'
import { noonOf } from '../../../domain/time/calendar-day'
import { dayName } from '../../../i18n/day-range'
import { formattingTag, messagesIn } from '../../../i18n/messages-translator'
import { formTexts } from '../../../cms/services/forms/form-texts'
import type { SheetWords } from '../../../domain/sea-service/sheet-sections'
import { lengthText } from './length-text'

/** What a seafarer's form says in a language: as the pages call it on which it was written down. */
export async function recordFormWords(locale: Locale): Promise<FormWords> {
  const own = await messagesIn(locale, 'seaman.record.form')
  const record = await messagesIn(locale, 'seaman.record')
  const account = await messagesIn(locale, 'seaman.account')
  const ship = await messagesIn(locale, 'forms.record-service')
  const paper = await messagesIn(locale, 'forms.record-paper')
  return {
    locale,
    sheets: {
      person: await sheetWords('record-person', own('person'), locale),
      work: await sheetWords('record-work', record('work.title'), locale),
      languages: await sheetWords('record-languages', record('languages.title'), locale),
      references: await sheetWords('record-reference', record('references.title'), locale),
    },
    labels: {
      title: own('document'),
      person: own('person'),
      total: own('total'),
      onBoard: own('onBoard'),
      citizenship: account('citizenship'),
      email: account('email'),
      telephone: account('telephone'),
      time: record('time.title'),
      timeHint: record('time.hint'),
      notStated: own('notStated'),
      service: record('service.title'),
      papers: record('papers.title'),
      unlimited: record('unlimited'),
      vesselName: ship('vesselName.label'),
      imo: ship('imo.label'),
      vesselType: ship('vesselType.label'),
      flag: ship('flag.label'),
      grossTonnage: ship('grossTonnage.label'),
      deadweight: ship('deadweight.label'),
      engine: ship('engine.label'),
      power: ship('power.label'),
      rank: ship('rank.label'),
      signOn: ship('signOn.label'),
      signOff: ship('signOff.label'),
      company: ship('company.label'),
      agency: ship('agency.label'),
      reason: ship('reason.label'),
      document: paper('document.label'),
      name: account('name'),
      number: paper('number.label'),
      country: paper('country.label'),
      issuedBy: paper('issuedBy.label'),
      issued: paper('issued.label'),
      expires: paper('expires.label'),
    },
    day: (day) => dayName(noonOf(day), locale, 'short'),
    number: (value) => numberFormat(formattingTag(locale)).format(value),
    length: (time) => lengthText(time, locale),
    shown: (counts) => own('shown', counts),
  }
}

/** What the form of the site calls the fields of a section. */
async function sheetWords(name: string, title: string, locale: Locale): Promise<SheetWords> {
  const { own } = await formTexts({ name }, { words: {} }, locale)
  return {
    title,
    label: (field) => own(`${field}.label`),
    choice: (field, value) => own(`${field}.${value}`),
  }
}
