import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import type { FormFileProblem } from '../../../domain/forms/form-file'
import { env } from '../../../env'
import { checkFile, scanInLine } from './check-file'
import type { FileProblem, FormSchema } from './form-fields'
import {
  type AnyFile,
  bytesOfKeptFile,
  type EarlierFile,
  findKeptFile,
  type SentFile,
} from './kept-forms'
import { keptField, leaveOutField, OWN_FIELDS } from './own-fields'
import type { FormBody } from './read-form-body'
import { fieldsOf } from './read-values'

/** What is wrong with a file, as forms say it. */
export const FILE_PROBLEMS: Readonly<Record<FormFileProblem, FileProblem>> = {
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  wrongKind: 'fileWrongKind',
  notMailed: 'fileNotMailed',
  notWhatItSays: 'fileNotWhatItSays',
  macros: 'fileMacros',
  acts: 'fileActs',
  protected: 'fileProtected',
  bomb: 'fileBomb',
  unreadable: 'fileUnreadable',
  picture: 'filePicture',
  virus: 'fileHarmful',
  cannotBeChecked: 'fileUnchecked',
}

interface ReadFiles {
  files: Record<string, AnyFile>
  wrongFiles: Record<string, FileProblem>
  /** Whether ClamAV is away, which has to look at one of `files` before it is given to anybody. */
  isUnscanned: boolean
}

interface ReadFrom {
  form: string
  /** The account that sends it, where one is signed in. */
  of: number | undefined
  schema: FormSchema
  body: FormBody
}

/** The files of a form: those that came with it, and those that were kept with an earlier try. */
export async function readFiles(
  payload: Payload,
  { form, of, schema, body }: ReadFrom,
): Promise<ReadFiles> {
  const read: ReadFiles = { files: {}, wrongFiles: {}, isUnscanned: false }
  const id = body.texts.get(OWN_FIELDS.kept) ?? ''
  const key = body.texts.get(OWN_FIELDS.key) ?? ''
  for (const [field, rules] of fieldsOf(schema)) {
    if (rules.input !== 'file') continue
    const sent = body.files.get(field)
    if (sent) {
      const checked =
        sent.bytes.byteLength > rules.mostBytes
          ? ({ problem: 'tooLarge' } as const)
          : await checkFile(sent, rules.takes, env.CLAMAV_URL)
      if ('problem' in checked) read.wrongFiles[field] = FILE_PROBLEMS[checked.problem]
      else {
        read.files[field] = asSent(checked)
        read.isUnscanned ||= checked.isUnscanned
      }
    } else if (body.texts.has(keptField(field)) && !body.texts.has(leaveOutField(field))) {
      const earlier = await findKeptFile(payload, { form, of, id, field, key })
      if (earlier) await addEarlier(payload, read, { field, earlier })
      else read.wrongFiles[field] = 'fileGone'
    }
  }
  return read
}

/** A file that was checked, as it is kept. */
export function asSent({ name, type, bytes }: Pick<SentFile, 'name' | 'type' | 'bytes'>): SentFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, type, size: bytes.byteLength, sha256, bytes }
}

/** A file may have been kept while ClamAV was away; it knows more viruses by now, besides. */
async function addEarlier(
  payload: Payload,
  read: ReadFiles,
  { field, earlier }: { field: string; earlier: EarlierFile },
): Promise<void> {
  const { CLAMAV_URL } = env
  const bytes =
    CLAMAV_URL !== undefined && earlier.isKept && (await bytesOfKeptFile(payload, earlier.row))
  const found = bytes && CLAMAV_URL !== undefined ? await scanInLine(bytes, CLAMAV_URL) : 'clean'
  if (found === 'virus') read.wrongFiles[field] = 'fileHarmful'
  else read.files[field] = earlier
  read.isUnscanned ||= found === 'away'
}
