/** How long the name may be that another system gives a document, in characters. */
export const LONGEST_EXTERNAL_ID = 200

/**
 * Whether a text can be the name that another system gives a document: what stands in it can be seen, so that two ids
 * that look alike are the same.
 * @example isExternalId('V-2041') // true
 * @example isExternalId('V-2041\u200f') // false: a mark of direction
 */
export function isExternalId(text: string): boolean {
  const isShort = text.length > 0 && text.length <= LONGEST_EXTERNAL_ID
  return isShort && text === text.trim() && !/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text)
}
