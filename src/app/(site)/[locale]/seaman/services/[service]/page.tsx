import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'

import { isLocale, type Locale } from '@/domain/locales/locales'
import { servicePage } from '@/domain/members/seaman-service-addresses'
import { documentTitle } from '@/domain/texts/titles'
import { ServicePage } from '@/features/seaman-services/service-page'
import { getService } from '@/features/seaman-services/seaman-services.queries'
import { getSite } from '@/features/site/site.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { MembersPage } from '../../../../members-page'

// It is for members: asked again who they are.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; service: string }>
}

/** The head and the page ask for the same. */
const load = cache(async (locale: Locale, id: number) => getService(await headers(), locale, id))

async function read(params: Props['params']) {
  const { locale, service } = await params
  return { locale: isLocale(locale) ? locale : notFound(), id: Number(service) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await read(params)
  const guarded = await load(locale, id)
  const t = await messagesIn(locale, 'services')
  const { name } = await getSite(locale)
  // Who may not read it learns no title.
  const title = guarded.kind === 'open' ? guarded.told?.title : undefined
  return {
    title: documentTitle(title ?? t('title'), name),
    robots: { index: false, follow: false },
  }
}

/** One service, for members. */
export default async function OneServicePage({ params }: Props) {
  const { locale, id } = await read(params)
  const guarded = await load(locale, id)
  if (guarded.kind === 'open' && !guarded.told) notFound()
  return (
    <MembersPage
      locale={locale}
      path={servicePage(id)}
      guarded={guarded}
      panel={`/admin/collections/seaman-services/${id}`}
    >
      {(service, isStaff) =>
        service && <ServicePage service={service} isStaff={isStaff} locale={locale} />
      }
    </MembersPage>
  )
}
