/**
 * What a row counts that lies so many rows below one that says `text`; `undefined` where that is no number.
 * @example numberedFrom('1.', 2) // '3.'
 */
export function numberedFrom(text: string, step: number): string | undefined {
  const [, digits, sign = ''] = /^(\d{1,3})([.)]?)$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : `${Number(digits) + step}${sign}`
}
