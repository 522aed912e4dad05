/** The scripts in use that run from right to left, by their codes in ISO 15924. */
const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
])

/**
 * Writing direction of a BCP 47 language. Its script decides, said (`az-Arab`) or likely: Arabic,
 * Kurdish (`ckb`), Persian, Hebrew, Uyghur and Urdu run from right to left; `ur-Latn` does not. What
 * is no language tag runs from left to right.
 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr'
  } catch {
    // The only error that Intl.Locale throws is RangeError, for a malformed tag.
    return 'ltr'
  }
}
