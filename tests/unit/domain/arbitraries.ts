import fc from 'fast-check'

import { LOCALES } from '../../../src/domain/locales/locales'

export const anyLocale = fc.constantFrom(...LOCALES)

/** Any string JavaScript can hold, lone surrogates and unassigned characters included. */
export const anyText = fc.string({ unit: 'binary' })

// Where slugs have surprised us, and letters of the twelve languages.
const TELLING = [
  ...['a', 'z', 'é', 'e\u0301', 'ß', 'ẞ', 'İ', 'ı', 'Σ', 'ς', 'ё', 'ї', 'Й', 'ʼ', "'", '’'],
  ...['ش', 'ر', 'ك', '\u0640', '\u064e', 'ﷺ', 'क', '्', 'ष', '\u200d', '\u200c', 'ि', 'น', 'ำ', 'ố'],
  ...[
    '中',
    '文',
    '。',
    '１',
    '९',
    '٣',
    '½',
    'Ⅷ',
    'ﬁ',
    '①',
    'ǆ',
    'ℵ',
    '⚓\ufe0f',
    '1\ufe0f\u20e3',
    '🇺🇦',
  ],
  ...['\u200b', '\u00ad', '\u200f', '\u2066', '\ufeff', '\u034f', '\u3164', '\u0301', '\u0338'],
  ...['-', '--', ' ', '/', '.', '..', '%', '_', '\\', '\0', '\n', '\ud800', '\udc00', '\u{10ffff}'],
]

/** Text as titles have it: letters of many scripts, marks, digits, and what is hidden between them. */
export const titleLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(...TELLING),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
    { maxLength: 130 },
  )
  .map((parts) => parts.join(''))
