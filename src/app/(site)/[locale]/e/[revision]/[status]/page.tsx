import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { isLocale, LOCALES } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import { getNavigation, NO_NAVIGATION } from '@/features/navigation/navigation.queries'
import { languageAttributes } from '@/ui/language-attributes'
import { ShipCat } from '@/ui/ship-cat'

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

export default async function ErrorPage({ params }: Props) {
  const { locale, revision, status, message } = await read(params)
  const t = await getTranslations('errors')
  const home = publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)
  // The key `-` stands for "no database".
  const navigation = revision === '-' ? NO_NAVIGATION : await getNavigation(locale)
  return (
    <SiteFrame
      locale={locale}
      navigation={navigation}
      current=""
      languages={
        new Map(
          LOCALES.map((code) => [code, publicPath({ locale: code, path: '' }, env.DEFAULT_LOCALE)]),
        )
      }
      translated={new Set()}
    >
      {/* Not `generateMetadata`: Next does not call it where the answer's status is 404. */}
      <title>{`${status} - ${t(`${message}.title`)}`}</title>
      <meta name="robots" content="noindex" />
      <div className="frame error-page">
        <div>
          <p className="eyebrow">{t('code', { status })}</p>
          <h1 className="display mt-4 mb-5">{t(`${message}.title`)}</h1>
          <p className="lede">{t(`${message}.message`)}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <Link href={home} prefetch={false} className="button">
              {t('goHome')}
            </Link>
            {navigation.header.slice(0, 1).map((link) => (
              <Link
                key={link.href}
                href={link.href}
                prefetch={false}
                {...languageAttributes(link.locale, locale)}
                className="button quiet"
              >
                {link.label}
              </Link>
            ))}
          </p>
        </div>
        <ShipCat />
      </div>
    </SiteFrame>
  )
}
