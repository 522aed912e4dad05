import { type FormFileProblem, type FormFileType, LARGEST_FORM_FILE } from '../../domain/form-file'
import { isLineFull, WaitingLine } from '../waiting-line'
import { checkDocx } from './check-docx'
import { checkPdf } from './check-pdf'
import { tidyFileName } from './file-name'
import { scanFile } from './virus-scanner'

/** A file that may be taken, with the name that it is kept under; or why it may not. */
export type CheckedFile = { type: FormFileType; name: string } | { problem: FormFileProblem }

/** A file as it was sent. */
interface SentFile {
  bytes: Buffer
  /** as the sender gave it */
  name: string
}

const DOCX: FormFileType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const STARTS = {
  pdf: Buffer.from('%PDF-'),
  zip: Buffer.from('PK\u0003\u0004'),
  // What Office wrote before 2007, and what it puts around a document with a password.
  compound: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
}

/** The name of the stream that such a document is in. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** So many are checked at once: unpacked, one may take 64 MB for a moment, and a second of a core. */
const LINE = { places: 2, mostWaiting: 20, patienceMs: 20_000 }

// The server's bundles hold several copies of this module, and wait in one line.
const shared = globalThis as typeof globalThis & { marinerFileChecks?: WaitingLine }

/**
 * Says what a file that a stranger sent is, by its bytes alone, and whether it may be stored and sent on: a PDF or a
 * DOCX that does nothing and contains nothing but what it shows, and in which ClamAV, where there is one, finds nothing.
 * Work and time are bounded, whatever the bytes are.
 * @param scanner where ClamAV is, as in the setting `CLAMAV_URL`; nothing: there is none
 */
export async function checkFile(file: SentFile, scanner: string | undefined): Promise<CheckedFile> {
  if (file.bytes.length === 0) return { problem: 'empty' }
  if (file.bytes.length > LARGEST_FORM_FILE) return { problem: 'tooLarge' }
  shared.marinerFileChecks ??= new WaitingLine(LINE)
  try {
    return await shared.marinerFileChecks.within(async () => {
      const checked = await checkContent(file)
      if ('problem' in checked || scanner === undefined) return checked
      const problem = await scan(file.bytes, scanner)
      return problem ? { problem } : checked
    })
  } catch (error) {
    if (!isLineFull(error)) throw error
    return { problem: 'cannotBeChecked' }
  }
}

async function checkContent({ bytes, name }: SentFile): Promise<CheckedFile> {
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

async function scan(bytes: Buffer, scanner: string): Promise<FormFileProblem | undefined> {
  try {
    return (await scanFile(bytes, scanner)) === 'clean' ? undefined : 'virus'
  } catch (error) {
    // No file is taken while it is away, and only the operator can change that.
    console.error(`A file could not be checked for viruses: ${String(error)}`)
    return 'cannotBeChecked'
  }
}

function begins(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

function foreign(name: string): FormFileProblem {
  return /\.(?:pdf|docx)\s*$/i.test(name) ? 'notWhatItSays' : 'wrongKind'
}
