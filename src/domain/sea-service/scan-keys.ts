/** A key that scans are encrypted with, as the setting `SCAN_KEYS` names it. */
export interface ScanKey {
  id: string
  /** 32 bytes in Base64. */
  key: string
}

/** What the setting looks like, for who has written another thing; the value itself is told to nobody. */
export const SCAN_KEYS_SENTENCE =
  'SCAN_KEYS is not a list of keys: it looks like 2026a:<32 bytes in Base64>, the newest first, with a comma between two (npm run scans:rotate -- --new-key makes one).'

const ENTRY = /^([a-z\d-]{1,32}):([A-Za-z\d+/]{43}=)$/

/**
 * The keys of scans: the first one encrypts, all of them open.
 * @param text `id:base64`, with a comma or a line between two
 * @returns nothing where it is none of that, or names an id twice
 */
export function readScanKeys(text: string): readonly ScanKey[] | undefined {
  const entries = text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
  const keys = entries.flatMap((entry) => {
    const [, id, key] = ENTRY.exec(entry) ?? []
    return id === undefined || key === undefined ? [] : [{ id, key }]
  })
  const ids = new Set(keys.map(({ id }) => id))
  const isWell = keys.length > 0 && keys.length === entries.length && ids.size === keys.length
  return isWell ? keys : undefined
}
