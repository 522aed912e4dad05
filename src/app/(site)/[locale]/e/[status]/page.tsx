import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import {
  lastLiveAddresses,
  type LiveAddress,
} from '@/cms/publications/reading/live-addresses.queries'
import { direction, isLocale, type Locale, LOCALES } from '@/domain/locales'
import { nearAddresses, wordsOfAddress } from '@/domain/near-addresses'
import { choicePath, parsePublicPath, publicPath, readableAddress } from '@/domain/paths'
import { SEARCH_PAGE } from '@/domain/site-pages'
import { errorTitle } from '@/domain/titles'
import { env } from '@/env'
import { lastNavigation, NO_NAVIGATION } from '@/features/navigation/navigation.queries'
import { RandomCat } from '@/features/random-cat/random-cat'
import { SearchForm } from '@/features/site-search/search-form'
import { siteOfInterface } from '@/features/site/site.queries'
import { ErrorPageStyle } from '@/ui/components/error-page-style'
import { languageAttributes } from '@/ui/components/language-attributes'

import { COMPANY_LIST_PATH, VACANCY_LIST_PATH } from '../../../vacancy-list-path'
import { SiteFrame } from '../../../site-frame'

// The proxy leads here and sets the status of the answer. Nothing waits for the database: the page is for the time it
// is away, too. The menu and the addresses near the one that was asked for are those that were last known.

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
  const asked = `${request.get('x-mh-path') ?? ''}${request.get('x-mh-query') ?? ''}`
  const path = contentPath(request.get('x-mh-path') ?? '')
  const isOfJobs = path?.startsWith(`${VACANCY_LIST_PATH}/`) === true
  const isEndedJob = status === '410' && isOfJobs
  const told = { locale, fullPath: readableAddress(asked), isOfJobs }
  const { code, title, heading, text } = await describe(status, told)
  const t = await getTranslations('errors')
  const home = publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)
  const jobs = await getTranslations('vacancies')
  // Where the main page itself is what is missing, no button leads there.
  const isMainPage = path === '' && status !== '503'
  const isEmptySite = isMainPage && status === '404'
  const leadsToJobs = isEndedJob || isMainPage
  const search = await getTranslations('search')
  const [navigation = NO_NAVIGATION, near] = await Promise.all([
    lastNavigation(locale),
    code === 404 && path !== undefined ? nearLinks(locale, path) : [],
  ])
  const savesData = request.get('save-data')?.toLowerCase() === 'on'
  return (
    <SiteFrame
      locale={locale}
      site={await siteOfInterface(locale)}
      navigation={navigation}
      home={home}
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
                <a href={home} className={leadsToJobs ? 'button quiet' : 'button'}>
                  {t('goHome')}
                </a>
              )}
            </p>
          )}
          {!isEmptySite && (
            <div className="mt-7">
              <SearchForm
                action={publicPath({ locale, path: SEARCH_PAGE }, env.DEFAULT_LOCALE)}
                words={code === 404 && path !== undefined && !isOfJobs ? wordsOfAddress(path) : ''}
                labels={{ field: t('search'), submit: search('submit') }}
              />
            </div>
          )}
          {near.length > 0 && (
            <nav aria-labelledby="_near" className="mt-6">
              <h2 id="_near" className="text-[17px]">
                {t('near')}
              </h2>
              <ul>
                {near.map(({ path: there, title: name, locale: written }) => (
                  <li key={there}>
                    <a
                      href={publicPath({ locale, path: there }, env.DEFAULT_LOCALE)}
                      className="near-address"
                    >
                      <span {...languageAttributes(written, locale)}>{name}</span>
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

/** Live pages whose addresses are near the one that was asked for; what was mistyped among the jobs leads to their list. */
async function nearLinks(locale: Locale, path: string): Promise<LiveAddress[]> {
  const jobs = await getTranslations('vacancies')
  const companies = await getTranslations('companies')
  const search = await getTranslations('search')
  const list = { path: VACANCY_LIST_PATH, title: jobs('nav'), locale }
  // The ledger has no titles of the site's own pages in each language.
  const others = [
    { path: COMPANY_LIST_PATH, title: companies('nav'), locale },
    { path: SEARCH_PAGE, title: search('title'), locale },
  ]
  const own = new Set([list, ...others].map(({ path: there }) => there))
  const live = (await lastLiveAddresses(locale)) ?? []
  const known = [...others, ...live.filter(({ path: there }) => !own.has(there))]
  if (!path.startsWith(`${VACANCY_LIST_PATH}/`)) return nearAddresses(path, [list, ...known])
  return [list, ...nearAddresses(path, known).slice(0, 3)]
}

/** The content path of an address; none where the address is malformed. */
function contentPath(address: string): string | undefined {
  const asked = parsePublicPath(address, env.DEFAULT_LOCALE)
  return asked.kind === 'page' ? asked.path : undefined
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
