import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import type { FormFileProblem } from '../../domain/form-file'
import { env } from '../../env'
import type { FormSchema } from './form'
import { checkFile } from './check-file'
import type { FileProblem } from './form-fields'
import { type AnyFile, findKeptFile } from './kept-forms'
import { leaveOutField, OWN_FIELDS } from './own-fields'
import type { FormBody } from './read-form-body'
import { fieldsOf } from './read-values'

/** What is wrong with a file, as forms say it. */
const PROBLEMS: Readonly<Record<FormFileProblem, FileProblem>> = {
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  wrongKind: 'fileWrongKind',
  notWhatItSays: 'fileNotWhatItSays',
  macros: 'fileMacros',
  protected: 'fileProtected',
  bomb: 'fileBomb',
  unreadable: 'fileUnreadable',
  virus: 'fileHarmful',
  cannotBeChecked: 'fileUnchecked',
}

/** The files of a form: those that came with it, and those that were kept with an earlier try. */
export async function readFiles(
  payload: Payload,
  { form, schema, body }: { form: string; schema: FormSchema; body: FormBody },
): Promise<{ files: Record<string, AnyFile>; wrongFiles: Record<string, FileProblem> }> {
  const files: Record<string, AnyFile> = {}
  const wrongFiles: Record<string, FileProblem> = {}
  const id = body.texts.get(OWN_FIELDS.kept) ?? ''
  const key = body.texts.get(OWN_FIELDS.key) ?? ''
  for (const [field, facts] of fieldsOf(schema)) {
    if (facts.input !== 'file') continue
    const sent = body.files.get(field)
    if (sent) {
      const { bytes } = sent
      const checked =
        bytes.byteLength > facts.mostBytes
          ? ({ problem: 'tooLarge' } as const)
          : await checkFile(sent, env.CLAMAV_URL)
      if ('problem' in checked) wrongFiles[field] = PROBLEMS[checked.problem]
      else {
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        files[field] = { ...checked, size: bytes.byteLength, sha256, bytes }
      }
    } else if (
      body.texts.has(`${OWN_FIELDS.kept}_${field}`) &&
      !body.texts.has(leaveOutField(field))
    ) {
      const earlier = await findKeptFile(payload, { form, id, field, key })
      if (earlier) files[field] = earlier
      else wrongFiles[field] = 'fileGone'
    }
  }
  return { files, wrongFiles }
}
