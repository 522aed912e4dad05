import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'

import type { FormAbout } from '@/cms/services/forms/form'
import { readCurrency } from '@/domain/money/display-currency'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { MAILING_REVIEW_PAGE, VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { isReview } from '@/features/mailing/review.form'
import { ReviewChoice } from '@/features/mailing/review-choice'
import { ReviewClosed } from '@/features/mailing/review-closed'
import { ReviewSummary } from '@/features/mailing/review-summary'

import { FormPage, formMetadata } from '../../../form-page'
import { reviewForm } from '../../../../review-form'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: reviewForm, params: inCurrency(params) })
}

/** Where a seafarer looks at a mailing, and asks for it. */
export default function MailingReviewPage({ params }: Props) {
  return (
    <FormPage
      form={reviewForm}
      params={inCurrency(params)}
      path={() => MAILING_REVIEW_PAGE}
      above={above}
      closed={closed}
    />
  )
}

/** In the currency that its reader sees prices in, where the address names none. */
async function inCurrency(params: Props['params']): Promise<Record<string, string>> {
  const request = await headers()
  const named = new URLSearchParams(request.get('x-mh-query') ?? '').get('currency')
  const currency = named ?? readCurrency((await cookies()).toString())
  return { ...(await params), currency }
}

function to(locale: Locale, path: string): string {
  return publicPath({ locale, path }, env.DEFAULT_LOCALE)
}

function above(about: FormAbout, locale: Locale, _path: string, query: string) {
  if (!isReview(about)) return Promise.resolve(null)
  return Promise.resolve(
    <>
      <ReviewChoice
        about={about}
        locale={locale}
        page={to(locale, MAILING_REVIEW_PAGE)}
        query={query}
        prices={to(locale, 'mailing')}
      />
      <ReviewSummary about={about} locale={locale} vacancies={to(locale, VACANCY_LIST_PATH)} />
    </>,
  )
}

async function closed(locale: Locale) {
  const ofReader = (await cookies()).toString()
  return <ReviewClosed locale={locale} page={to(locale, MAILING_REVIEW_PAGE)} cookies={ofReader} />
}
