import type { PayloadRequest } from 'payload'

import {
  deleteScan,
  MOST_SCAN_BYTES,
  openScanIn,
  putScan,
  scanBytes,
  type StoredScan,
  takesScans,
  wholeScan,
} from '../../../cms/services/files/scan-store'
import type { ScanPlace } from '../../../cms/services/files/sealed-format'
import { agreement, file, type FormField } from '../../../cms/services/forms/form-fields'
import type { SentFile } from '../../../cms/services/forms/kept-forms'
import { LARGEST_FORM_FILE } from '../../../domain/forms/form-file'

/** What a form does with the scan of a paper. */
export type ScanChange =
  | { kind: 'put'; type: string; bytes: Buffer }
  /** Also where there is none any more. */
  | { kind: 'remove' }

/** The fields by which the scan of a paper is sent, replaced and removed; without a key none is taken. */
export function scanFields(stored: StoredScan | undefined): Record<string, FormField<unknown>> {
  const common = { group: 'scan', isOptional: true } as const
  return {
    ...(takesScans() && {
      // What a refusal keeps is stored as it came, and a scan is not.
      scan: file({ ...common, takes: 'scans', mostBytes: LARGEST_FORM_FILE, isNeverKept: true }),
    }),
    ...(stored && { scanRemove: agreement(common) }),
  }
}

/** What a form wants of the scan; nothing where it leaves it as it is. A new one takes the place of one that is to be removed. */
export function scanChange(
  typed: Readonly<Record<string, unknown>>,
  { scan }: Readonly<Record<string, SentFile>>,
): ScanChange | undefined {
  if (scan) return { kind: 'put', type: scan.type, bytes: scan.bytes }
  return typed.scanRemove === true ? { kind: 'remove' } : undefined
}

/** Whether the account may keep it beside its other scans; in the transaction of `req`, under the lock of the account. */
export async function hasRoom(
  req: PayloadRequest,
  of: { paper: number | undefined; seaman: number },
  change: ScanChange | undefined,
): Promise<boolean> {
  if (change?.kind !== 'put') return true
  return (await scanBytes(req, of)) + change.bytes.length <= MOST_SCAN_BYTES
}

/** Whether the paper is already as the form wants it. */
export async function isDone(
  req: PayloadRequest,
  place: ScanPlace,
  change: ScanChange | undefined,
): Promise<boolean> {
  if (!change) return true
  const stored = await openScanIn(req, place)
  if (change.kind === 'remove') return stored === undefined
  // One that cannot be opened is not the same.
  if (stored === undefined || typeof stored === 'string') return false
  const bytes = await wholeScan(stored)
  return bytes !== 'notWhole' && bytes.equals(change.bytes)
}

/** Does what the form wants, in the transaction that saves its paper. */
export async function changeScan(
  req: PayloadRequest,
  place: ScanPlace,
  change: ScanChange | undefined,
): Promise<void> {
  if (!change) return
  if (change.kind === 'remove') return deleteScan(req, place)
  const { type, bytes } = change
  await putScan(req, place, { type, size: bytes.length }, [bytes])
}
