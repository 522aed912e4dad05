import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { isLocale, type Locale, LOCALES } from '@/domain/locales'
import { NO_NAVIGATION } from '@/features/navigation/navigation.queries'
import { ShipCat } from '@/ui/ship-cat'

import { SiteFrame } from '../../../site-frame'

// Made at build time, one per language and status: they need no database, and carry nothing of the
// request that met them first. The proxy sets the status of the answer.
export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () =>
  LOCALES.flatMap((locale) => Object.keys(MESSAGES).map((status) => ({ locale, status })))

const MESSAGES = { 404: 'notFound', 410: 'gone', 503: 'unavailable' } as const

interface Props {
  params: Promise<{ locale: string; status: string }>
}

async function read(params: Props['params']) {
  const { locale, status } = await params
  const message = Object.hasOwn(MESSAGES, status)
    ? MESSAGES[Number(status) as keyof typeof MESSAGES] // an own key, so one of the three
    : notFound()
  return { locale: isLocale(locale) ? locale : notFound(), status, message }
}

/** A home page with its prefix, because which language has none is decided when the site runs. */
function writtenOut(locale: Locale): string {
  return `/${locale}`
}

export default async function ErrorPage({ params }: Props) {
  const { locale, status, message } = await read(params)
  const t = await getTranslations('errors')
  return (
    <SiteFrame
      locale={locale}
      navigation={NO_NAVIGATION}
      home={writtenOut(locale)}
      current=""
      languages={new Map(LOCALES.map((code) => [code, writtenOut(code)]))}
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
            <Link href={writtenOut(locale)} prefetch={false} className="button">
              {t('goHome')}
            </Link>
          </p>
        </div>
        <ShipCat />
      </div>
    </SiteFrame>
  )
}
