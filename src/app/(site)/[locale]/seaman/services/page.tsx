import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { isLocale } from '@/domain/locales/locales'
import { isServiceCategory } from '@/domain/members/seaman-services'
import { SEAMAN_SERVICES_PAGE } from '@/domain/addresses/site-pages'
import { documentTitle } from '@/domain/texts/titles'
import { ServiceList } from '@/features/seaman-services/service-list'
import {
  listServices,
  type ServiceQuestion,
} from '@/features/seaman-services/seaman-services.queries'
import { getSite } from '@/features/site/site.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { MembersPage } from '../../../members-page'

// It is for members: asked again who they are.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

const PANEL = '/admin/collections/seaman-services'

/** Characters. What is longer is no question. */
const LONGEST_QUESTION = 100

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await messagesIn(locale, 'services')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('title'), name), robots: { index: false, follow: false } }
}

/** What members can ask the site for. */
export default async function ServicesPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const request = await headers()
  const question = readQuestion(request.get('x-mh-query') ?? '')
  const guarded = await listServices(request, locale, question)
  return (
    <MembersPage locale={locale} path={SEAMAN_SERVICES_PAGE} guarded={guarded} panel={PANEL}>
      {(services) => <ServiceList services={services} question={question} locale={locale} />}
    </MembersPage>
  )
}

function readQuestion(query: string): ServiceQuestion {
  const asked = new URLSearchParams(query)
  const category = asked.get('category') ?? undefined
  return {
    words: (asked.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_QUESTION),
    category: isServiceCategory(category) ? category : undefined,
  }
}
