import type { ComponentProps, ReactNode } from 'react'

import { bodyHeadings } from '@/cms/documents/shown/body-sections'
import type { PublishedDocument } from '@/cms/documents/shown/published-document.queries'
import type { FeatureBlocks } from '@/cms/documents/rich-text/feature-blocks'
import type { TreeCollection } from '@/content-types'
import type { Currency } from '@/domain/money/money'
import { DATA_FORM } from '@/domain/forms/form-addresses'
import {
  CONTACT_FORM_PAGE,
  MAILING_REVIEW_PAGE,
  SEAMAN_PARTS_PAGE,
} from '@/domain/addresses/site-pages'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { ContactCard } from '@/features/contact-profile/contact-card'
import { getContactProfile } from '@/features/contact-profile/contact-profile.queries'
import { Helplines } from '@/features/helplines/helplines'
import { getHelplines } from '@/features/helplines/helplines.queries'
import { DocView } from '@/features/docs/doc-view'
import { getNavigation } from '@/features/navigation/navigation.queries'
import { PageView } from '@/features/pages/page-view'
import { getMailingPrices } from '@/features/mailing/mailing.queries'
import { MailingPrices } from '@/features/mailing/mailing-prices'
import { DataRequest } from '@/features/requests/data-request'
import { RetentionPeriods } from '@/features/requests/retention-periods'
import { getRetentionPeriods } from '@/features/requests/retention-periods.queries'
import { AccountLifetimes } from '@/features/seamen/parts/account-lifetimes'
import type { SiteView } from '@/features/site/site.queries'

import { homeParts } from './home-parts'
import { SiteFrame } from './site-frame'

interface Props {
  page: PublishedDocument
  site: SiteView
  /** Public path of this very page, for `aria-current`. */
  current: string
  /** What prices are shown in. */
  currency: Currency
  /** What machines read of it. */
  children?: ReactNode
}

/** What stands in the frame, for each type. */
const BODIES: Record<TreeCollection, (props: ComponentProps<typeof PageView>) => ReactNode> = {
  pages: (props) => <PageView {...props} />,
  docs: ({ page, home, blocks }) => <DocView page={page} home={home} blocks={blocks} />,
}

/** A document of any type in the site's frame, as its readers see it. */
export async function DocumentPage({ page, site, current, currency, children }: Props) {
  const { locale } = page
  const [navigation, contact, prices, periods, lines] = await Promise.all([
    getNavigation(locale),
    getContactProfile(),
    page.showsPrices ? getMailingPrices(locale) : undefined,
    page.showsPeriods ? getRetentionPeriods() : undefined,
    page.helplines.length > 0 ? getHelplines() : undefined,
  ])
  const home = publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)
  const blocks: FeatureBlocks = {
    contactCard: (
      <ContactCard
        contact={contact}
        write={publicPath({ locale, path: CONTACT_FORM_PAGE }, env.DEFAULT_LOCALE)}
        className="card my-5 px-5 py-2"
      />
    ),
    retentionPeriods: periods && (
      <>
        <RetentionPeriods periods={periods} />
        <AccountLifetimes locale={locale} />
      </>
    ),
    dataRequest: (
      <DataRequest
        href={publicPath({ locale, path: DATA_FORM }, env.DEFAULT_LOCALE)}
        parts={publicPath({ locale, path: SEAMAN_PARTS_PAGE }, env.DEFAULT_LOCALE)}
      />
    ),
    helplines:
      lines &&
      ((choice) => (
        <Helplines
          page={{ lines, locale, choices: page.helplines, parts: bodyHeadings(page) }}
          choice={choice}
        />
      )),
    mailingPrices:
      prices &&
      ((anchor) => (
        <MailingPrices
          prices={prices}
          {...{ locale, currency, anchor }}
          review={publicPath({ locale, path: MAILING_REVIEW_PAGE }, env.DEFAULT_LOCALE)}
          page={current}
        />
      )),
  }
  return (
    <SiteFrame
      locale={locale}
      site={site}
      navigation={navigation}
      contact={contact}
      home={home}
      current={current}
      languages={page.languages}
      translated={new Set(page.alternates.keys())}
    >
      {children}
      {BODIES[page.collection]({
        page,
        home,
        parts: page.isHome ? await homeParts(locale, { navigation, contact }) : undefined,
        blocks,
      })}
    </SiteFrame>
  )
}
