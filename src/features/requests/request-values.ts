import { readDay } from '../../domain/time/calendar-day'
import { isLocale, type Locale } from '../../domain/locales/locales'
import type { RequestKind } from '../../domain/forms/requests'
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

/** How values are read: with the texts of the site's forms and the panel's own words, in the language of the panel. */
export interface ValueWords {
  texts: FormTexts
  language: string
  /** What a field is called whose label in the form has words of its request in it, such as the name of a company. */
  names: Readonly<Record<string, string>>
}

/**
 * Returns the sent values in the order of the form with the labels of its fields. A field without a label shows its own
 * name. Days and codes are shown as text, and empty fields are left out.
 */
export function sentValues(
  kind: RequestKind,
  values: unknown,
  { texts, language, names }: ValueWords,
): SentValue[] {
  if (typeof values !== 'object' || values === null) return []
  const locale: Locale = isLocale(language) ? language : 'en'
  return inOrderOfForm(Object.entries(values), Object.keys(ownTexts(texts, kind))).flatMap(
    ([name, value]: [string, unknown]): SentValue[] => {
      const label =
        labelOf(textAt(texts, kind, name, 'label')) ??
        labelOf(textAt(texts, 'shared', name, 'label')) ??
        labelOf(textAt(names, name)) ??
        name
      if (typeof value === 'boolean') return [{ name, label, value, isOwnWords: false }]
      const inWords = (code: string) =>
        optionOf(texts, kind, name, code) ?? termOf(name, code, locale) ?? dayIn(code, language)
      return shown(value, inWords).map((one) => ({ name, label, ...one }))
    },
  )
}

/** Sorts values by the order of the form's messages, because the database does not keep the order. */
function inOrderOfForm(values: [string, unknown][], order: string[]): [string, unknown][] {
  const placeOf = ([name]: [string, unknown]) =>
    order.includes(name) ? order.indexOf(name) : order.length
  return values.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function ownTexts(texts: FormTexts, kind: RequestKind): object {
  const own = textAt(texts, kind)
  return typeof own === 'object' && own !== null ? own : {}
}

/** A day that was chosen, as the panel writes days; nothing of other texts. */
function dayIn(text: string, language: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || readDay(text) !== text) return undefined
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return day.format(new Date(text))
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

/** A choice by its label of the form, where the form has one: `forms.<name>.<field>s.<code>`, as the reasons of a report. */
function optionOf(
  texts: FormTexts,
  kind: RequestKind,
  name: string,
  code: string,
): string | undefined {
  return labelOf(textAt(texts, kind, `${name}s`, code))
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

/** Returns a label without variables; `undefined` for one with variables, whose values are unknown here. */
function labelOf(text: unknown): string | undefined {
  return typeof text === 'string' && text !== '' && !/[{}<>]/.test(text) ? text : undefined
}
