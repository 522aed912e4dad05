import 'server-only'

import { validityFor } from '@/domain/sea-service/paper-validity'
import { DOCUMENT_CODES, type DocumentCode } from '@/domain/vocabulary/documents'

import { codedPapers } from './read-record'
import { ownEntries } from './record.queries'

interface OwnPapers {
  /** Whether any is written down and valid. */
  has: boolean
  /** The papers of the vocabulary that are not written down, or are valid no longer. */
  lacked: readonly DocumentCode[]
}

/**
 * What a seafarer lacks of the papers that a vacancy may ask for.
 * @param today `YYYY-MM-DD`
 */
export async function lackedPapers(seaman: number, today: string): Promise<OwnPapers> {
  const entries = await ownEntries('papers', seaman)
  const valid = new Set(
    codedPapers(entries.map(({ values }) => values))
      .filter(
        (paper) => validityFor(paper, { signOn: today, signOff: undefined }).state !== 'expired',
      )
      .map(({ code }) => code),
  )
  return { has: valid.size > 0, lacked: DOCUMENT_CODES.filter((code) => !valid.has(code)) }
}
