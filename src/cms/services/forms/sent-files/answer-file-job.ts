import type {
  FormFileProblem,
  FormFileType,
  ReadDocument,
  UnopenedType,
} from '../../../../domain/forms/form-file'
import { checkDocx } from './check-docx'
import { checkPdf } from './check-pdf'
import { FileRefused } from './file-refused'
import { isOdt, textOfOdt } from './text-of-odt'
import { kindOfCompound, textOfDoc } from './text-of-doc'
import { textOfDocx } from './text-of-docx'
import { textOfPdf } from './text-of-pdf'
import { isRtf, textOfRtf } from './text-of-rtf'

/** What the process that looks into documents is asked. */
export type FileJob =
  | { wants: 'type'; input: Uint8Array }
  | { wants: 'text'; input: Uint8Array; type: ReadDocument }

/** What it answers. */
export type FileAnswer = { type: FormFileType } | { text: string } | { problem: FormFileProblem }

const STARTS = { pdf: Buffer.from('%PDF-'), zip: Buffer.from('PK\u0003\u0004') }
/** What Office wrote before 2007, and what it puts around a document with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * Says what a document is by its bytes, and whether it is what it may be; or gives the text of one.
 * Work and memory are those of a process of their own, which may end at any time.
 */
export async function answerFileJob(job: FileJob): Promise<FileAnswer> {
  const { input } = job
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength)
  try {
    return job.wants === 'text' ? { text: await textOf(bytes, job.type) } : await typeOf(bytes)
  } catch (error) {
    if (error instanceof FileRefused) return { problem: error.problem }
    throw error
  }
}

async function typeOf(bytes: Buffer): Promise<FileAnswer> {
  if (begins(bytes, STARTS.pdf)) return named('application/pdf', await checkPdf(bytes))
  if (isRtf(bytes)) return unopened(bytes, 'application/rtf')
  if (begins(bytes, COMPOUND)) {
    const kind = kindOfCompound(bytes)
    if (kind === undefined) return { problem: 'wrongKind' }
    return kind === 'protected' ? { problem: kind } : unopened(bytes, 'application/msword')
  }
  if (!begins(bytes, STARTS.zip)) return { problem: 'wrongKind' }
  if (isOdt(bytes)) return unopened(bytes, 'application/vnd.oasis.opendocument.text')
  return named(DOCX, await checkDocx(bytes))
}

/** What staff could be given no text of is not taken. */
async function unopened(bytes: Buffer, type: UnopenedType): Promise<FileAnswer> {
  await textOf(bytes, type)
  return { type }
}

async function textOf(bytes: Buffer, type: ReadDocument): Promise<string> {
  switch (type) {
    case 'application/pdf':
      return textOfPdf(bytes)
    case DOCX:
      return textOfDocx(bytes)
    case 'application/msword':
      return textOfDoc(bytes)
    case 'application/rtf':
      return textOfRtf(bytes)
    case 'application/vnd.oasis.opendocument.text':
      return textOfOdt(bytes)
  }
}

function named(type: FormFileType, problem: FormFileProblem | undefined): FileAnswer {
  return problem === undefined ? { type } : { problem }
}

function begins(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}
