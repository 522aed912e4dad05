import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { isLocale, LOCALES } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import { getNavigation, NO_NAVIGATION } from '@/features/navigation/navigation.queries'

import { SiteFrame } from '../../../../site-frame'

// One page per language, status and navigation; the proxy sets the status of the answer.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

const MESSAGES = { 404: 'notFound', 410: 'gone', 503: 'unavailable' } as const

interface Props {
  params: Promise<{ locale: string; revision: string; status: string }>
}

async function read(params: Props['params']) {
  const { locale, revision, status } = await params
  const message = Object.hasOwn(MESSAGES, status)
    ? MESSAGES[Number(status) as keyof typeof MESSAGES] // an own key, so one of the three
    : notFound()
  return { locale: isLocale(locale) ? locale : notFound(), revision, status, message }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { status, message } = await read(params)
  const t = await getTranslations('errors')
  return { title: `${status} - ${t(`${message}.title`)}`, robots: { index: false } }
}

export default async function ErrorPage({ params }: Props) {
  const { locale, revision, status, message } = await read(params)
  const t = await getTranslations('errors')
  const home = publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)
  return (
    <SiteFrame
      locale={locale}
      // The key `-` stands for "no database".
      navigation={revision === '-' ? NO_NAVIGATION : await getNavigation(locale)}
      current=""
      languages={
        new Map(
          LOCALES.map((code) => [code, publicPath({ locale: code, path: '' }, env.DEFAULT_LOCALE)]),
        )
      }
      translated={new Set()}
    >
      <div className="frame py-20">
        <p className="font-mono text-sm font-semibold text-accent">{t('code', { status })}</p>
        <h1 className="display mt-3">{t(`${message}.title`)}</h1>
        <p className="mt-4 max-w-[58ch] text-[19px] text-muted">{t(`${message}.message`)}</p>
        <Link href={home} prefetch={false} className="button mt-8">
          {t('goHome')}
        </Link>
      </div>
    </SiteFrame>
  )
}
