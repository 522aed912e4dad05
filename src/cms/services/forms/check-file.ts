import {
  type FormFileKinds,
  type FormFileProblem,
  type FormFileType,
  isUnopened,
  LARGEST_FORM_FILE,
} from '../../../domain/forms/form-file'
import { isJobRefused } from '../child-processes/job-child'
import { isChildBusy } from '../child-processes/job-children'
import { isLineFull, WaitingLine } from '../../database/waiting-line'
import { measure } from '../../database/measure'
import { cleanPhoto, photoFormat } from './clean-photo'
import { inFileChild } from './file-children'
import { tidyFileName } from './file-name'
import { scanFile } from './virus-scanner'

/** A file as it may be kept, with the name that it is kept under. */
interface KnownFile {
  type: FormFileType
  name: string
  /** Those that were sent; of a photo those of what was made of it. */
  bytes: Buffer
}

/** What a file is; or why it may not be taken. */
export type CheckedFile =
  | (KnownFile & {
      /** Whether ClamAV was away: it may be kept, and given to nobody before ClamAV has looked at it. */
      isUnscanned: boolean
    })
  | { problem: FormFileProblem }

/** What ClamAV says of a file; `away`: nothing, now. */
export type Scanned = 'clean' | 'virus' | 'away'

/** A file as it was sent. */
interface SentFile {
  bytes: Buffer
  /** as the sender gave it */
  name: string
}

/** So many are checked at once: each has a process that looks into it, or a ClamAV. */
const LINE = { places: 2, mostWaiting: 20, patienceMs: 20_000 }

// The server's bundles hold several copies of this module, and wait in one line.
const shared = globalThis as typeof globalThis & { marinerFileChecks?: WaitingLine }

/**
 * Says what a file that a stranger sent is, by its bytes alone, and what may be stored and sent on of it: a PDF or a DOCX
 * that does nothing and contains nothing but what it shows; a photo written again; a document of older programs, which is
 * kept unopened; and in none of them ClamAV, where there is one, finds anything. Work and time are bounded, whatever the
 * bytes are.
 * @param scanner where ClamAV is, as in the setting `CLAMAV_URL`; nothing: there is none
 */
export async function checkFile(
  file: SentFile,
  kinds: FormFileKinds,
  scanner: string | undefined,
): Promise<CheckedFile> {
  if (file.bytes.length === 0) return { problem: 'empty' }
  if (file.bytes.length > LARGEST_FORM_FILE) return { problem: 'tooLarge' }
  return inLine<CheckedFile>({ problem: 'cannotBeChecked' }, async () => {
    const checked = await checkContent(file, kinds)
    if ('problem' in checked) return checked
    // As it was sent, whatever was made of it.
    const found = scanner === undefined ? 'clean' : await scan(file.bytes, scanner)
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

async function checkContent(
  { bytes, name }: SentFile,
  kinds: FormFileKinds,
): Promise<KnownFile | { problem: FormFileProblem }> {
  const photo = photoFormat(bytes)
  if (photo && kinds === 'documents') return { problem: foreign(name) }
  try {
    if (photo) {
      const clean = await cleanPhoto(bytes, photo, LARGEST_FORM_FILE)
      return clean ? { ...clean, name: tidyFileName(name, clean.type) } : { problem: 'picture' }
    }
    const answer = await inFileChild({ wants: 'type', input: bytes })
    if ('text' in answer) throw new Error('A type was asked for.')
    if ('problem' in answer) {
      return { problem: answer.problem === 'wrongKind' ? foreign(name) : answer.problem }
    }
    const { type } = answer
    if (isUnopened(type) && kinds !== 'read') {
      return { problem: kinds === 'mailed' ? 'notMailed' : 'wrongKind' }
    }
    return { type, name: tidyFileName(name, type), bytes }
  } catch (error) {
    if (isChildBusy(error)) return { problem: 'cannotBeChecked' }
    if (!isJobRefused(error)) throw error
    if (photo) return { problem: 'cannotBeChecked' }
    // It took more memory or time than any document does, or ended the process.
    return { problem: error.because === 'broken' ? 'unreadable' : 'bomb' }
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

/** What is none that is taken; a name that says it is one is not believed. */
function foreign(name: string): FormFileProblem {
  return /\.(?:pdf|docx|doc|rtf|odt|jpe?g|png|hei[cf])\s*$/i.test(name)
    ? 'notWhatItSays'
    : 'wrongKind'
}
