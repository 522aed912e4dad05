import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'

/**
 * What a text in JSON says; the longest numbers as texts.
 * @throws ImportFileError where it is no JSON, or too deep
 */
export function parseJson(text: string): unknown {
  const safe = withExactNumbers(text)
  try {
    return JSON.parse(safe) as unknown
  } catch {
    throw new ImportFileError('jsonBroken')
  }
}

/** Digits that a number of JavaScript keeps. */
const MOST_DIGITS = 15

/**
 * The text with its longest numbers as texts, so that none is rounded: ids of other systems are that long.
 * @throws ImportFileError where lists and objects stand too deep within each other, before memory is spent on them
 */
function withExactNumbers(text: string): string {
  const parts: string[] = []
  let depth = 0
  let kept = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') {
      at = endOfString(text, at)
    } else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > IMPORT_LIMITS.depth) {
        throw new ImportFileError('jsonTooDeep', { most: IMPORT_LIMITS.depth })
      }
    } else if (sign === ']' || sign === '}') {
      depth -= 1
    } else if (sign === '-' || (sign >= '0' && sign <= '9')) {
      const end = endOfNumber(text, at)
      if (end - at > MOST_DIGITS) {
        parts.push(text.slice(kept, at), `"${text.slice(at, end)}"`)
        kept = end
      }
      at = Math.max(at, end - 1)
    }
  }
  parts.push(text.slice(kept))
  return parts.join('')
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"') return at
  }
  return text.length
}

function endOfNumber(text: string, start: number): number {
  let end = start
  while (end < text.length && /[-+.\deE]/.test(text[end] ?? '')) end += 1
  return end
}

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
