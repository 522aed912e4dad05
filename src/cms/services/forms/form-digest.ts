import { createHash } from 'node:crypto'

import type { FormParams } from './form'
import type { FormFile } from './form-fields'
import type { Typed } from './read-values'

/**
 * SHA-256 of what a form says, hexadecimal: the same for the same form with the same texts and files, whatever the order
 * they come in. By it a second press of the button is told from another text.
 */
export function formDigest(said: {
  form: string
  params: FormParams
  typed: Typed
  files: Readonly<Record<string, Pick<FormFile, 'sha256'> | undefined>>
  /** Who says it, where that is known and not typed. */
  sender?: string | undefined
}): string {
  const sorted = (record: Readonly<Record<string, string>>) =>
    Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const files = Object.fromEntries(
    Object.entries(said.files).flatMap(([name, file]) => (file ? [[name, file.sha256]] : [])),
  )
  const text = JSON.stringify([
    said.form,
    sorted(said.params),
    sorted(said.typed),
    sorted(files),
    ...(said.sender === undefined ? [] : [said.sender]),
  ])
  return createHash('sha256').update(text).digest('hex')
}
