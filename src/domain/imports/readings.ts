import type { ImportReason } from './import-reasons'

/** What a text was read as. */
export interface Reading<Value> {
  /** As it is stored; left out where the text says nothing certain. */
  value?: Value
  /** In codes; several between ` | ` where the text has more than one meaning. */
  meaning: string | null
  /** Why a person should look; null where there is no doubt. */
  reason: ImportReason | null
}

/** A value without doubt. */
export function understood<Value>(value: Value, meaning = String(value)): Reading<Value> {
  return { value, meaning, reason: null }
}

/** A value that is taken over, although a person should look. */
export function inDoubt<Value>(
  value: Value,
  reason: ImportReason,
  meaning = String(value),
): Reading<Value> {
  return { value, meaning, reason }
}

/** No value; the meanings that the text may have. */
export function leftOut(reason: ImportReason, meanings: readonly string[] = []): Reading<never> {
  return { meaning: meanings.length === 0 ? null : meanings.join(' | '), reason }
}

/** A regular expression of words in any language: none of them within a longer word. */
export function anyWord(words: readonly string[]): RegExp {
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+')
      const start = /^\p{L}/u.test(word) && !/^\p{sc=Han}/u.test(word) ? '(?<![\\p{L}\\p{M}])' : ''
      const end =
        /[\p{L}\p{M}]$/u.test(word) && !/\p{sc=Han}$/u.test(word) ? '(?![\\p{L}\\p{M}])' : ''
      return start + plain + end
    })
  return new RegExp(escaped.join('|'), 'giu')
}

/** Characters. No text of a single fact is as long, and none longer is looked at: a hostile one costs time. */
export const LONGEST_FACT = 300

const NOTHING =
  /^(?:[-–—.?*/\\_\s]*|n\/a|n\.a\.?|not available|none|null|nil|undefined|not specified|unknown|tba|tbn|tbc|нет|немає|ні|-+|no data|нет данных|未定|无|ninguno|keine|aucun|wala|لا يوجد|कोई नहीं|tidak ada)$/iu

/** Whether a text stands where a fact is missing: a dash, `n/a`, `нет`. `NA` is Namibia. */
export function saysNothing(text: string): boolean {
  return text.length <= LONGEST_FACT && NOTHING.test(text.trim())
}

/** The entries of a list: between semicolons, line breaks and bullets, where no backslash stands before one. */
export function listEntries(text: string): string[] {
  const entries: string[] = []
  let entry = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const next = text[at + 1] ?? ''
    if (sign === '\\' && /[\\;•；n]/.test(next)) {
      entry += next === 'n' ? '\n' : next
      at += 1
    } else if (/[;\n•；]/.test(sign)) {
      entries.push(entry)
      entry = ''
    } else {
      entry += sign
    }
  }
  return [...entries, entry].map((one) => one.trim()).filter(Boolean)
}

/** The longest list that is read; more is no list of facts. */
export const MOST_ENTRIES = 100
