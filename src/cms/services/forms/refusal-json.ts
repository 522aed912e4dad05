import { fileSize } from '../../../domain/forms/file-size'
import type { Locale } from '../../../domain/locales/locales'
import { formattingTag } from '../../../i18n/messages-translator'
import type { FormAbout, SiteForm } from './form'
import type { FormSchema } from './form-fields'
import { formTexts, type FormTexts } from './form-texts'
import { keptValue, newKey } from './own-fields'
import { fieldsOf } from './read-values'
import type { KeptFile, Refusal } from './refusals'

/** What the script in the page is told of a refusal (ui/browser/form-script.ts). */
export interface RefusalJson {
  /** That of the page, where it is another one while the form is refused. */
  heading?: string
  /** That of the summary. */
  title: string
  /** What is to be said beside the fields. */
  message?: string
  /** A sentence for each wrong field, in their order. */
  errors: Readonly<Record<string, string>>
  /** The key to send the form with from now on. */
  key: string
  /** What the form is to say that its page showed, from now on. */
  shown?: string
  kept?: string
  /** Files that need not be sent again. */
  files: Readonly<Record<string, ToldFile>>
}

/** A file as the page shows it, and what stands in the hidden field beside it. */
export interface ToldFile {
  name: string
  received: string
  value: string
}

/** A refusal in the reader's language, without what the reader has typed: that stands in the page. */
export async function refusalJson(
  form: SiteForm,
  { problems, notice, key, shown, kept, keptFiles }: Refusal,
  { schema, about, locale }: { schema: FormSchema | undefined; about: FormAbout; locale: Locale },
): Promise<RefusalJson> {
  const { common, ownIfAny, problem, notice: sentence } = await formTexts(form, about, locale)
  const rules = new Map(schema ? fieldsOf(schema) : [])
  const errors = Object.entries(problems).flatMap(([field, wrong]) => {
    const of = rules.get(field)
    return of ? [[field, problem(field, wrong, of)]] : []
  })
  const refused = form.refused?.(about)
  return {
    ...(refused && { heading: (await formTexts(form, refused, locale)).own('title') }),
    title: notice
      ? (ownIfAny('notDone') ?? common('summary.notSent'))
      : common('summary.title', { count: errors.length }),
    ...(notice && { message: sentence(notice) }),
    errors: Object.fromEntries(errors) as Record<string, string>,
    key: key ?? newKey(),
    ...(shown !== undefined && { shown }),
    ...(kept !== undefined && { kept }),
    files: Object.fromEntries(
      Object.entries(keptFiles).map(([field, file]) => [field, toldFile(file, common, locale)]),
    ),
  }
}

/** What is told of a file that the site has. */
export function toldFile(file: KeptFile, common: FormTexts['common'], locale: Locale): ToldFile {
  const received = common('file.received', { size: sizeIn(file.size, locale) })
  return { name: file.name, received, value: keptValue(file) }
}

function sizeIn(bytes: number, locale: Locale): string {
  const { value, unit } = fileSize(bytes)
  const format = { style: 'unit', unit, unitDisplay: 'short' } as const
  return new Intl.NumberFormat(formattingTag(locale), format).format(value)
}
