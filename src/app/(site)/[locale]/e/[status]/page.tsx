import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import {
  HOLES,
  NEAR_SECTION,
  type NearLink,
  TEMPLATE_HEADER,
} from '@/domain/addresses/error-template'
import { direction, isLocale, type Locale, LOCALES } from '@/domain/locales/locales'
import { choicePath, publicPath } from '@/domain/addresses/paths'
import { SEARCH_PAGE, VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'
import { errorTitle } from '@/domain/texts/titles'
import { env } from '@/env'
import { lastNavigation, NO_NAVIGATION } from '@/features/navigation/navigation.queries'
import { RandomCat } from '@/features/random-cat/random-cat'
import { SearchForm } from '@/features/site-search/search-form'
import { siteOfInterface } from '@/features/site/site.queries'
import { ErrorPageStyle } from '@/ui/components/error-page-style'
import { HelpLink } from '@/ui/components/help-link'

import { describeAddress } from '../../../asked-address'
import { SiteFrame } from '../../../site-frame'

// The proxy rewrites to this page and sets the status. The page does not wait for the database, because it must also
// work without it: the menu and the similar addresses are the last known ones. For the front server it renders a
// template that serves all missing addresses.

interface Props {
  params: Promise<{ locale: string; status: string }>
}

const STATUSES = ['404', '410', '503', 'invalid'] as const

async function read(params: Props['params']) {
  const { locale, status } = await params
  return {
    locale: isLocale(locale) ? locale : notFound(),
    status: STATUSES.find((known) => known === status) ?? notFound(),
  }
}

export default async function ErrorPage({ params }: Props) {
  const { locale, status } = await read(params)
  const request = await headers()
  const isTemplate = request.get(TEMPLATE_HEADER) !== null
  const asked = { path: request.get('x-mh-path') ?? '', query: request.get('x-mh-query') ?? '' }
  const isMissing = status === '404' || status === 'invalid'
  const described = await describeAddress(asked, { locale, hasNear: isMissing && !isTemplate })
  const { isOfJobs, ...said } = isTemplate ? { ...described, ...inHoles(isMissing) } : described
  const isEndedJob = status === '410' && isOfJobs
  const told = { locale, fullPath: said.address, isOfJobs }
  const { code, title, heading, text } = await describe(status, told)
  const t = await getTranslations('errors')
  const mainPage = publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)
  const jobs = await getTranslations('vacancies')
  const home = await getTranslations('home')
  // Where the main page itself is what is missing, no button leads there.
  const isMainPage = said.isMainPage && status !== '503'
  const isEmptySite = isMainPage && status === '404'
  const leadsToJobs = isEndedJob || isMainPage
  const search = await getTranslations('search')
  const navigation = (await lastNavigation(locale)) ?? NO_NAVIGATION
  const savesData = request.get('save-data')?.toLowerCase() === 'on'
  return (
    <SiteFrame
      locale={locale}
      site={await siteOfInterface(locale)}
      navigation={navigation}
      home={mainPage}
      current=""
      languages={new Map(LOCALES.map((code) => [code, choicePath({ locale: code, path: '' })]))}
      translated={new Set()}
    >
      {/* Not `generateMetadata`: Next does not call it where the answer's status is 404. */}
      <title>{errorTitle(code, title)}</title>
      <ErrorPageStyle />
      <div className="frame error-page">
        <div className="min-w-0">
          <p className="eyebrow">{t('code', { status: String(code) })}</p>
          <h1 className="display mt-4 mb-5">{heading}</h1>
          <p className="lede">{text}</p>
          {navigation.help && (
            <HelpLink href={navigation.help.href} className="mt-6">
              {home.rich('inTrouble', { b: (chunks) => <b>{chunks}</b> })}
            </HelpLink>
          )}
          {isEmptySite ? (
            <p className="mt-7">{await emptySite()}</p>
          ) : (
            <p className="mt-7 flex flex-wrap gap-3">
              {leadsToJobs && (
                <a
                  href={publicPath({ locale, path: VACANCY_LIST_PATH }, env.DEFAULT_LOCALE)}
                  className="button"
                >
                  {jobs('all')}
                </a>
              )}
              {!isMainPage && (
                <a href={mainPage} className={leadsToJobs ? 'button quiet' : 'button'}>
                  {t('goHome')}
                </a>
              )}
            </p>
          )}
          {!isEmptySite && (
            <div className="mt-7">
              <SearchForm
                action={publicPath({ locale, path: SEARCH_PAGE }, env.DEFAULT_LOCALE)}
                words={said.words}
                labels={{ field: t('search'), submit: search('submit') }}
              />
            </div>
          )}
          {said.near.length > 0 && (
            <nav aria-labelledby={NEAR_SECTION} className="mt-6">
              <h2 id={NEAR_SECTION} className="text-[17px]">
                {t('near')}
              </h2>
              <ul>
                {said.near.map(({ href, title: name, attributes }) => (
                  <li key={href}>
                    <a href={href} className="near-address">
                      <span {...attributes}>{name}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <RandomCat
          src={env.CAT_IMAGE_URL === undefined || savesData ? undefined : '/cat.webp'}
          alt={t('cat')}
        />
      </div>
    </SiteFrame>
  )
}

/** Returns the placeholders for the parts of one request, with one link as a pattern for all similar addresses. */
function inHoles(isMissing: boolean) {
  const { address, words, href, title, lang } = HOLES
  const link: NearLink = { href, title, attributes: { lang } }
  return { address, words: isMissing ? words : '', near: isMissing ? [link] : [] }
}

async function emptySite(): Promise<string> {
  const t = await getTranslations('page')
  return t('empty')
}

interface Told {
  locale: Locale
  fullPath: string
  /** Whether it was asked for a company or a vacancy, which end by themselves too. */
  isOfJobs: boolean
}

async function describe(status: (typeof STATUSES)[number], { locale, fullPath, isOfJobs }: Told) {
  const t = await getTranslations('errors')
  switch (status) {
    case '410':
      return isOfJobs
        ? { code: 410, ...same(t('gone.jobTitle')), text: t('gone.jobMessage') }
        : { code: 410, ...same(t('gone.title')), text: t('gone.message') }
    case '503':
      return { code: 503, ...same(t('unavailable.title')), text: t('unavailable.message') }
    case '404':
    case 'invalid': {
      const message = status === '404' ? 'notFound.message' : 'notFound.invalid'
      return {
        code: 404,
        title: t.markup(message, {
          fullPath,
          // A title has no elements to isolate the address by.
          address: (chunks) => (direction(locale) === 'rtl' ? `\u2068${chunks}\u2069` : chunks),
        }),
        heading: t.rich(message, {
          fullPath,
          // An address runs from left to right in every language.
          address: (chunks) => (
            <bdi dir="ltr" className="asked-address">
              {chunks}
            </bdi>
          ),
        }),
        text: t('notFound.sorry'),
      }
    }
  }
}

function same(title: string) {
  return { title, heading: title }
}
