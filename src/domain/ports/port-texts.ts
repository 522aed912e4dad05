/** What stands beside the name of a port: words for a port, and signs between a port and its country. */

/** Characters. What is longer names no port. */
export const LONGEST_PORT_TEXT = 100

const BEFORE =
  /^(?:(?:the\s+)?(?:sea\s*)?ports?\s+of\s+|port\s+d(?:e\s+|['’])|port\s+|puertos?\s+de\s+|porto\s+d[eo]\s+|hafen\s+(?:von\s+)?|порт[уа]?\s+|морськ\S+\s+порт\s+|морск\S+\s+порт\s+|pelabuhan\s+|(?:daungan|pantalan)\s+(?:ng\s+)?|ميناء\s+|बंदरगाह\s+)/iu

const AFTER =
  /(?:\s+(?:sea\s*)?port|\s+harbou?r|\s+(?:anchorage|roads?)|\s*hafen|\s+порт|\s+बंदरगाह|(?<=\p{sc=Han}{2})港口?)$/iu

/**
 * A name without the words for a port around it; itself where it has none.
 * @example bareName('Port of Rotterdam') // 'Rotterdam'
 */
export function bareName(name: string): string {
  const bare = name.replace(BEFORE, '').replace(AFTER, '').trim()
  return bare === '' ? name : bare
}

/**
 * The parts of a text that may each name a port, a region or a country.
 * @example partsOfPlace('Santos (BRSSZ), Brazil') // ['Santos', 'BRSSZ', 'Brazil']
 */
export function partsOfPlace(text: string): string[] {
  return text
    .split(/[,;|/·()[\]（）،、，]|\s[-–—]\s/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}
