import {
  type FormFileKinds,
  type FormFileProblem,
  type FormFileType,
  isUnopened,
  LARGEST_FORM_FILE,
} from '../../../domain/forms/form-file'
import { processState } from '../../../domain/process/site-process'
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

/** How many files are checked at once: each takes a process of its own, or ClamAV. */
const LINE = { places: 2, mostWaiting: 20, patienceMs: 20_000 }

// The server's bundles hold several copies of this module, and wait in one line.
const shared = processState<{ marinerFileChecks: WaitingLine }>()

/**
 * Recognises a file of a visitor by its bytes alone, and returns what may be stored and sent on: a PDF or DOCX without
 * active or hidden content; a photo, encoded again; or a document of an older program, which nobody opens. ClamAV,
 * where there is one, must find nothing in it. Work and time are limited, whatever the bytes are.
 * @param scanner the address of ClamAV (`CLAMAV_URL`); absent where there is none
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
    // Scans the original bytes, not the cleaned ones.
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
  if (kinds === 'data') {
    const type = 'application/json'
    return isJson(bytes)
      ? { type, name: tidyFileName(name, type), bytes }
      : { problem: 'wrongKind' }
  }
  const photo = photoFormat(bytes)
  if (photo && kinds === 'documents') return { problem: foreign(name) }
  // No text is taken out of a picture.
  if (photo && kinds === 'texts') return { problem: 'picture' }
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
    if (kinds === 'scans' && type !== 'application/pdf') return { problem: 'wrongKind' }
    if (isUnopened(type) && kinds !== 'read' && kinds !== 'texts') {
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

/** Whether it is JSON in UTF-8. What it says is for who reads it to check. */
function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return true
  } catch {
    return false
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

/** The problem of a file of no accepted kind. A name with an accepted ending is not trusted. */
function foreign(name: string): FormFileProblem {
  return /\.(?:pdf|docx|doc|rtf|odt|jpe?g|png|hei[cf])\s*$/i.test(name)
    ? 'notWhatItSays'
    : 'wrongKind'
}
