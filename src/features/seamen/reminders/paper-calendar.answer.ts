import 'server-only'

import { troubleOf } from '@/cms/database/database-trouble'
import { publicPath } from '@/domain/addresses/paths'
import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { CACHING } from '@/domain/routes/caching'
import { env } from '@/env'

import { paperCalendarFile } from './paper-calendar-file'
import { paperCalendar } from './paper-calendar.queries'

/** No cache keeps it, so that an address that was switched off tells nothing from that moment on; no search engine shows it. */
const HEADERS = { 'Cache-Control': CACHING.private, 'X-Robots-Tag': 'noindex, nofollow' } as const

const TEXT = { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } as const

/** Answers with the calendar of a secret address; 404 where there is none, or none any more, 503 while the database does not answer. */
export async function answerPaperCalendar(token: string): Promise<Response> {
  try {
    const found = await paperCalendar(token)
    if (!found) {
      return new Response('There is no such calendar.\n', { status: 404, headers: TEXT })
    }
    const { locale } = found
    const path = publicPath({ locale, path: SEAMAN_RECORD_PAGE }, env.DEFAULT_LOCALE)
    const page = new URL(path, env.SITE_URL)
    return new Response(await paperCalendarFile(found, page), {
      headers: { ...HEADERS, 'Content-Type': 'text/calendar; charset=utf-8' },
    })
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    console.error(`A calendar could not be read: ${String(error)}`)
    const headers = { ...TEXT, 'Retry-After': '5' }
    return new Response('The calendar cannot be read right now.\n', { status: 503, headers })
  }
}
