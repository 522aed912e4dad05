import { type FormFileProblem, type FormFileType, LARGEST_FORM_FILE } from '../../domain/form-file'
import { isLineFull, WaitingLine } from '../waiting-line'
import { measure } from '../watching/measure'
import { checkDocx } from './check-docx'
import { checkPdf } from './check-pdf'
import { tidyFileName } from './file-name'
import { scanFile } from './virus-scanner'

/** What a file is, with the name that it is kept under; or why it may not be taken. */
export type CheckedFile =
  | {
      type: FormFileType
      name: string
      /** Whether ClamAV was away: it may be kept, and given to nobody before ClamAV has looked at it. */
      isUnscanned: boolean
    }
  | { problem: FormFileProblem }

/** What ClamAV says of a file; `away`: nothing, now. */
export type Scanned = 'clean' | 'virus' | 'away'

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
  return inLine<CheckedFile>({ problem: 'cannotBeChecked' }, async () => {
    const checked = await checkContent(file)
    if ('problem' in checked || scanner === undefined) return checked
    const found = await scan(file.bytes, scanner)
    return found === 'virus' ? { problem: 'virus' } : { ...checked, isUnscanned: found === 'away' }
  })
}

/** Lets ClamAV look once more at a file that was checked before. */
export function scanInLine(bytes: Buffer, scanner: string): Promise<Scanned> {
  return inLine<Scanned>('away', () => scan(bytes, scanner))
}

/** @param full what comes of it where too many wait already */
async function inLine<Result>(full: Result, work: () => Promise<Result>): Promise<Result> {
  shared.marinerFileChecks ??= new WaitingLine(LINE)
  try {
    return await shared.marinerFileChecks.within(work)
  } catch (error) {
    if (!isLineFull(error)) throw error
    return full
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
    if (problem !== undefined) return { problem }
    return { type, name: tidyFileName(name, type), isUnscanned: false }
  }
}

async function scan(bytes: Buffer, scanner: string): Promise<Scanned> {
  try {
    const found = await scanFile(bytes, scanner)
    measure({ name: 'feed', feed: 'virus_scanner', isWell: true })
    return found === 'clean' ? 'clean' : 'virus'
  } catch (error) {
    measure({ name: 'feed', feed: 'virus_scanner', isWell: false })
    // No file is taken while it is away, and only the operator can change that.
    console.error(`A file could not be checked for viruses: ${String(error)}`)
    return 'away'
  }
}

function begins(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

function foreign(name: string): FormFileProblem {
  return /\.(?:pdf|docx)\s*$/i.test(name) ? 'notWhatItSays' : 'wrongKind'
}
