import { type FormFileProblem, type FormFileType, LARGEST_FORM_FILE } from '../../domain/form-file'
import { checkDocx } from './check-docx'
import { checkPdf } from './check-pdf'
import { tidyFileName } from './file-name'

/** A file that may be taken, with the name that it is kept under; or why it may not. */
export type CheckedFile = { type: FormFileType; name: string } | { problem: FormFileProblem }

const DOCX: FormFileType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const STARTS = {
  pdf: Buffer.from('%PDF-'),
  zip: Buffer.from('PK\u0003\u0004'),
  // What Office wrote before 2007, and what it puts around a document with a password.
  compound: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
}

/** The name of the stream that such a document is in. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Says what a file that a stranger sent is, by its bytes alone, and whether it may be stored and sent on: a PDF or a
 * DOCX that does nothing and contains nothing but what it shows. Its work is bounded, whatever the bytes are.
 */
export async function checkFile({
  bytes,
  name,
}: {
  bytes: Buffer
  /** as the sender gave it */
  name: string
}): Promise<CheckedFile> {
  if (bytes.length === 0) return { problem: 'empty' }
  if (bytes.length > LARGEST_FORM_FILE) return { problem: 'tooLarge' }
  if (begins(bytes, STARTS.pdf)) return named('application/pdf', await checkPdf(bytes))
  if (begins(bytes, STARTS.zip)) {
    const problem = await checkDocx(bytes)
    return problem === 'wrongKind' ? { problem: foreign(name) } : named(DOCX, problem)
  }
  if (begins(bytes, STARTS.compound) && bytes.includes(ENCRYPTED)) return { problem: 'protected' }
  return { problem: foreign(name) }

  function named(type: FormFileType, problem: FormFileProblem | undefined): CheckedFile {
    return problem === undefined ? { type, name: tidyFileName(name, type) } : { problem }
  }
}

function begins(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

function foreign(name: string): FormFileProblem {
  return /\.(?:pdf|docx)\s*$/i.test(name) ? 'notWhatItSays' : 'wrongKind'
}
