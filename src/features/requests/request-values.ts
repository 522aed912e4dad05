import { isLocale, type Locale } from '../../domain/locales'
import type { RequestKind } from '../../domain/requests'
import { termOf } from './value-terms'

/** One thing that was typed, in words that staff read. */
export interface SentValue {
  name: string
  label: string
  /** `true` and `false` for a box that was ticked, or not. */
  value: string | boolean
  /** Whether these are the visitor's own words, in whatever language and direction. */
  isOwnWords: boolean
}

/** The texts of the site's forms in the language of the panel: `forms.<name>.<field>.label`. */
export type FormTexts = Readonly<Record<string, unknown>>

/**
 * What was sent, in the order of its form, with the names that its fields have there; where a field has none any more, its
 * own name. Empty fields are left out.
 */
export function sentValues(
  kind: RequestKind,
  values: unknown,
  texts: FormTexts,
  language: string,
): SentValue[] {
  if (typeof values !== 'object' || values === null) return []
  const locale: Locale = isLocale(language) ? language : 'en'
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): SentValue[] => {
    const label = labelOf(textAt(texts, kind, name, 'label')) ?? name
    return typeof value === 'boolean'
      ? [{ name, label, value, isOwnWords: false }]
      : shown(value, (code) => optionOf(texts, kind, name, code) ?? termOf(name, code, locale)).map(
          (one) => ({ name, label, ...one }),
        )
  })
}

type Named = (code: string) => string | undefined

function shown(value: unknown, named: Named): { value: string; isOwnWords: boolean }[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'string') {
    const term = named(value)
    return [{ value: term ?? value, isOwnWords: term === undefined }]
  }
  if (typeof value === 'number') return [{ value: String(value), isOwnWords: false }]
  if (Array.isArray(value)) {
    const all = value.flatMap((one: unknown) => shown(one, named))
    if (all.length === 0) return []
    return [
      {
        value: all.map((one) => one.value).join(', '),
        isOwnWords: all.some(({ isOwnWords }) => isOwnWords),
      },
    ]
  }
  // A file: its name; anything else as it is.
  const { name } = value as { name?: unknown }
  return [{ value: typeof name === 'string' ? name : JSON.stringify(value), isOwnWords: true }]
}

/** A choice by its label of the form, where the form has one: `forms.<name>.<field>.choices.<code>`. */
function optionOf(
  texts: FormTexts,
  kind: RequestKind,
  name: string,
  code: string,
): string | undefined {
  return (
    labelOf(textAt(texts, kind, name, 'choices', code)) ??
    labelOf(textAt(texts, kind, name, 'options', code))
  )
}

function textAt(texts: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, unknown>)[name]
        : undefined,
    texts,
  )
}

/** A text that wants words put into it is the form's own; here is no form. */
function labelOf(text: unknown): string | undefined {
  return typeof text === 'string' && text !== '' && !/[{}<>]/.test(text) ? text : undefined
}

/** The texts of the forms among the messages of a language; nothing where there are none. */
export function formTextsOf(messages: object): FormTexts {
  const { forms } = messages as { forms?: unknown }
  return typeof forms === 'object' && forms !== null ? (forms as FormTexts) : {}
}
