import { downloadResponse } from '../../cms/services/files/download-response'
import { openScan, wholeScan } from '../../cms/services/files/scan-store'
import { seamanOf } from '../../cms/services/seaman-only/seaman-session.queries'
import { FORM_FILE_TYPES } from '../../domain/forms/form-file'
import type { Locale } from '../../domain/locales/locales'
import { messagesIn } from '../../i18n/messages-translator'
import { paperName } from './record/entry-words'
import { ownEntry } from './record/record.queries'

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

/** A key may come back with the next start. Seconds. */
const LATER = '3600'

/** Answers with the scan of a paper of the own record. All other clients get 404, signed in or not. */
export async function answerOwnScan(headers: Headers, paper: number): Promise<Response> {
  const seaman = await seamanOf(headers.get('cookie') ?? '')
  const entry = seaman && (await ownEntry('papers', seaman.id, paper))
  const scan = entry && (await openScan({ paper, seaman: seaman.id }))
  if (!scan) {
    return Response.json({ error: 'There is no such scan.' }, { status: 404, headers: PRIVATE })
  }
  const bytes = typeof scan === 'string' ? scan : await wholeScan(scan)
  if (typeof scan === 'string' || typeof bytes === 'string') {
    // Only the operator can change that.
    console.error(`The scan of paper ${paper} cannot be opened: ${String(bytes)}`)
    return locked(seaman.language)
  }
  const ending = Object.entries(FORM_FILE_TYPES).find(([type]) => type === scan.type)?.[1] ?? ''
  return downloadResponse(bytes, `${paperName(entry.values, seaman.language)}${ending}`)
}

async function locked(locale: Locale): Promise<Response> {
  const t = await messagesIn(locale, 'seaman.record')
  return new Response(t('scanLocked'), {
    status: 503,
    headers: {
      ...PRIVATE,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': locale,
      'Retry-After': LATER,
    },
  })
}
