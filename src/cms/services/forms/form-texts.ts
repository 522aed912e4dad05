import type { Locale } from '../../../domain/locales/locales'
import { messagesIn } from '../../../i18n/messages-translator'
import type { FormAbout, SiteForm } from './form'
import type { FieldRules, FieldProblem } from './form-fields'
import type { FormNotice } from './refusals'

type Values = Readonly<Record<string, string | number | Date>>

/** The sentences of a form, in one language. */
export interface FormTexts {
  /** One that every form has the same of, such as `notRequired`. */
  common: (key: string, values?: Values) => string
  /** One of its own, such as `title`. */
  own: (key: string, values?: Values) => string
  /** The same, where it has one; `notDone` says what has not happened where a form does something at once. */
  ownIfAny: (key: string, values?: Values) => string | undefined
  /** Words in the quotation marks of the language. */
  quoted: (words: string) => string
  /** What is wrong with a field. */
  problem: (field: string, problem: FieldProblem, rules: FieldRules) => string
  notice: (notice: FormNotice) => string
}

/**
 * The sentences of a form. Their names are put together of the names of the form and its fields
 * (`tests/unit/cms/services/forms/form-texts.test.ts` sees that those of its fields are there).
 */
export async function formTexts(
  form: Pick<SiteForm, 'name'>,
  { words }: FormAbout,
  locale: Locale,
): Promise<FormTexts> {
  const messages = await messagesIn(locale, 'forms')
  const search = await messagesIn(locale, 'vacancySearch')
  // Names that are put together are no literals to the compiler.
  const t = messages as unknown as ((key: string, values?: Values) => string) & {
    has: (key: string) => boolean
  }
  // What several forms ask for in the same words.
  const nameOf = (key: string) =>
    !t.has(`${form.name}.${key}`) && t.has(`shared.${key}`)
      ? `shared.${key}`
      : `${form.name}.${key}`
  const own = (key: string, values: Values = {}) => t(nameOf(key), { ...words, ...values })
  const ownIfAny = (key: string, values?: Values) =>
    t.has(nameOf(key)) ? own(key, values) : undefined
  return {
    common: (key, values = {}) => t(key, values),
    own,
    ownIfAny,
    quoted: (words) => search('quoted', { words }),
    problem(field, problem, rules) {
      const values = limitsOf(rules)
      return ownIfAny(`${field}.${problem}`, values) ?? t(`problems.${problem}`, values)
    },
    notice: ({ kind, ...values }) =>
      ownIfAny(`notices.${kind}`, values) ?? t(`notices.${kind}`, values),
  }
}

/** What a sentence about a field is given: what is the least and the most that it takes. */
function limitsOf(rules: FieldRules): Values {
  switch (rules.input) {
    case 'line':
    case 'email':
    case 'telephone':
    case 'paragraphs':
      return { most: rules.maxLength }
    case 'day':
      return {
        ...(rules.least !== undefined && { least: new Date(`${rules.least}T12:00:00Z`) }),
        ...(rules.most !== undefined && { most: new Date(`${rules.most}T12:00:00Z`) }),
      }
    case 'number':
      return {
        // As it is typed, without groups.
        example: String(rules.example ?? 12),
        ...(rules.least !== undefined && { least: rules.least }),
        ...(rules.most !== undefined && { most: rules.most }),
      }
    case 'file':
      return { megabytes: Math.floor(rules.mostBytes / (1024 * 1024)), takes: rules.takes }
    case 'password':
    case 'choice':
    case 'radios':
    case 'agreement':
      return {}
  }
}
