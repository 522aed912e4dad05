import { createHash } from 'node:crypto'

import { z } from 'zod'

/** How archives are laid out. One that is laid out otherwise is refused. */
export const FORMAT = 1

const DIGEST = z.string().regex(/^[\da-f]{64}$/)

/** Names of tables and columns come from our own migrations; nothing else is put into a statement. */
const IDENTIFIER = z.string().regex(/^[a-z_][a-z\d_]*$/)

const MANIFEST = z.object({
  format: z.literal(FORMAT),
  /** When the state that it holds was. */
  made: z.iso.datetime(),
  /** Of the site that made it. */
  version: z.string(),
  /** Of the Postgres that it was made from. */
  postgres: z.string(),
  /** The schema: migrations in the order in which they ran. */
  migrations: z.array(z.string().regex(/^\w+$/)),
  tables: z.array(
    z.object({
      name: IDENTIFIER,
      columns: z.array(IDENTIFIER),
      rows: z.number().int(),
      /** SHA-256 of its rows as `COPY` writes them: the same for the same rows, however they were compressed. */
      contents: DIGEST,
    }),
  ),
  /** Where counting goes on, so that no number is ever given out twice. */
  sequences: z.array(
    z.object({ name: IDENTIFIER, last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  /** Files that a row names and that were not there, on the site itself. */
  missingFiles: z.array(z.string()),
  /** Everything before the manifest, in its order. Sizes in bytes. */
  members: z.array(z.object({ name: z.string(), size: z.number().int().min(0), sha256: DIGEST })),
})

/** What stands at the end of an archive and says what is in it. */
export type Manifest = z.output<typeof MANIFEST>

/** The name of the manifest has its own digest in it, so that a flipped bit is seen in this member too. */
export function manifestName(text: string): string {
  return `manifest-${createHash('sha256').update(text).digest('hex')}.json`
}

/** Whether a member is called like a manifest. */
export function isManifestName(name: string): boolean {
  return /^manifest-[\da-f]{64}\.json$/.test(name)
}

/** The rows of a table, as `COPY` writes them, compressed. */
export function memberOfTable(table: string): string {
  return `database/${table}.copy.gz`
}

/** A file that a row names. */
export function memberOfFile(name: string): string {
  return `${FILES}${name}`
}

const FILES = 'media/'

/** What a member is: the rows of a table, or a file; `undefined` for what has no place in an archive. */
export function kindOfMember(name: string): { table: string } | { file: string } | undefined {
  const table = /^database\/([a-z_][a-z\d_]*)\.copy\.gz$/.exec(name)?.[1]
  if (table !== undefined) return { table }
  const file = name.startsWith(FILES) ? name.slice(FILES.length) : ''
  // Nothing that would be written elsewhere than into its folder.
  const isPlain = !/[/\\\0]/.test(file) && file !== '' && file !== '.' && file !== '..'
  return isPlain ? { file } : undefined
}

/** Reads what a manifest says; `undefined` for what is none of this format. */
export function parseManifest(text: string): Manifest | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return MANIFEST.safeParse(value).data
}
