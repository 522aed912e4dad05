import { AS_TEXT } from '@/domain/addresses/site-pages'
import { isLocale, languageTag } from '@/domain/locales/locales'
import { dayInUtc } from '@/domain/time/calendar-day'
import { getSite } from '@/features/site/site.queries'
import { vacancyListText } from '@/features/vacancies/vacancy-list-text'

import { readSearch } from '../../../../read-search'
import { feedAnswer } from '../../feed-answer'

export const dynamic = 'force-dynamic'

/** What a search finds as plain text, at an address of the inside: the front door knows the public ones. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const asked = (request.headers.get('x-mh-query') ?? '').replace(/^\?/, '').split('&')
  const query = asked.filter((part) => part !== AS_TEXT).join('&')
  const today = dayInUtc(new Date())
  return feedAnswer(request, {
    name: 'The list of vacancies',
    type: 'text/plain; charset=utf-8',
    headers: { 'Content-Language': languageTag(locale) },
    write: async () => {
      const search = await readSearch(query, today)
      return vacancyListText(locale, search, { siteName: (await getSite(locale)).name, today })
    },
  })
}
