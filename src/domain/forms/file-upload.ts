/**
 * A file on its way to a form, in parts: the core of tus 1.0 (https://tus.io/protocols/resumable-upload), as the site and
 * its own script speak it (docs/decisions/068-resumed-uploads.md).
 */

/** Where files are sent in parts; the id of one that was begun follows. */
export const UPLOADS_PATH = '/server/uploads'

export const TUS_VERSION = '1.0.0'

/** What the body of a part is called. */
export const PART_TYPE = 'application/offset+octet-stream'

/**
 * Bytes of one part. Fewer only the last one may have: each is a row. More would leave a slow link without a sign of
 * progress, and the site without room for others.
 */
export const PART_BYTES = { least: 8 * 1024, most: 256 * 1024 }

/** What its sender is told of a file that is whole and well: the form is sent with `kept` and the value. */
export interface WholeUpload {
  kept: string
  name: string
  /** A sentence. */
  received: string
  value: string
}

/** What is said of a file beside its bytes. */
export type UploadMetadata = Readonly<Partial<Record<UploadFact, string>>>

/**
 * `page`: the public address of the page of the form. `field`: of that form. `name`: of the file. `kept`: the files that
 * the form has already (its field `kept`), beside which this one is put.
 */
const FACTS = ['page', 'field', 'name', 'kept'] as const

type UploadFact = (typeof FACTS)[number]

/** The value of `Upload-Metadata`. */
export function writeUploadMetadata(facts: UploadMetadata): string {
  return Object.entries(facts)
    .map(
      ([fact, text]) => `${fact} ${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`,
    )
    .join(',')
}

/** Reads it; nothing where it is none. What the site does not know is left out. */
export function readUploadMetadata(header: string | null): UploadMetadata | undefined {
  const facts: Partial<Record<UploadFact, string>> = {}
  for (const pair of (header ?? '').split(',')) {
    const [name = '', encoded = ''] = pair.trim().split(' ', 2)
    const fact = FACTS.find((one) => one === name)
    if (fact === undefined) continue
    try {
      const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))
      facts[fact] = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return undefined
    }
  }
  return facts
}
