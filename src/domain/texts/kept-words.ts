import { isSameValue } from './same-value'

/** Values of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>

/** Words that were typed into a form and are not saved, as a browser keeps them. */
export interface KeptWords {
  /** Of the account, document and language, and of the form in which they were typed. */
  key: string
  /** Whose they are, e.g. `staff/7`. */
  account: string
  /** What they were typed into. */
  place: string
  /** The form, told from others of the same document in other windows. */
  form: string
  /** When the last of them was typed, in ms since 1970. */
  at: number
  /** What the document is called, and where it is opened. */
  title: string
  address: string
  /** The fields that were changed, and nothing of the others. */
  changed: FormValues
  /** What was stored in these fields when they were changed. */
  stored: FormValues
}

/** How long words are kept, in ms: thirty days. */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1_000

/** How many forms a browser keeps words of, and how many characters of all; the oldest go first. */
export const MOST_KEPT = 50
export const MOST_CHARACTERS = 8_000_000

/**
 * Fields that are no words of an editor, whatever form they are in: secrets, and what the site writes. `file` cannot be kept
 * as text.
 */
const NEVER_KEPT =
  /pass(word|phrase)|secret|token|api-?key|salt|hash|^file$|^_|^(id|updatedAt|createdAt|sharedAsRead|publishedSlug|(first|last)PublishedAt|shownTags|edited(By|Locale)|panelTitle|words)$/i

/** What differs between a form and what is stored of it. */
export function changedFields(form: FormValues, stored: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => !NEVER_KEPT.test(name) && !isSameValue(value, stored[name]),
    ),
  )
}

/** A field whose kept words are not those that are stored. */
export interface KeptField {
  name: string
  kept: unknown
  now: unknown
  /** Whether somebody has stored something else there since the words were typed. */
  isChangedSince: boolean
}

/** What of kept words is not stored; nothing where all of it is. */
export function unsavedOf(
  { changed, stored }: Pick<KeptWords, 'changed' | 'stored'>,
  now: FormValues,
): KeptField[] {
  return Object.entries(changed)
    .filter(([name, kept]) => !isSameValue(kept, now[name]))
    .map(([name, kept]) => ({
      name,
      kept,
      now: now[name],
      isChangedSince: !isSameValue(stored[name], now[name]),
    }))
}

/** Which kept words have to go: those that are too old, and the oldest where there are too many. */
export function tooMany(
  all: readonly (Pick<KeptWords, 'key' | 'at'> & { characters: number })[],
  now: number,
): string[] {
  let count = 0
  let characters = 0
  return [...all]
    .sort((one, other) => other.at - one.at)
    .filter((one) => {
      count += 1
      characters += one.characters
      return now - one.at > KEPT_FOR || count > MOST_KEPT || characters > MOST_CHARACTERS
    })
    .map(({ key }) => key)
}
