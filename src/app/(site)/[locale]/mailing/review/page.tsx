import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'

import type { FormAbout } from '@/cms/services/forms/form'
import { readCurrency } from '@/domain/money/display-currency'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { MAILING_REVIEW_PAGE, VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { isReview } from '@/features/mailing/review.form'
import { ReviewBack } from '@/features/mailing/review-back'
import { ReviewBar } from '@/features/mailing/review-bar'
import { ReviewChoice } from '@/features/mailing/review-choice'
import { ReviewClosed } from '@/features/mailing/review-closed'
import { ReviewMore } from '@/features/mailing/review-more'
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
      below={below}
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

function above(about: FormAbout, locale: Locale, _path: string, query: string, isAtForm: boolean) {
  if (!isReview(about)) return Promise.resolve(null)
  const step = isAtForm ? 'send' : about.step
  const of = { about, locale, page: to(locale, MAILING_REVIEW_PAGE), query }
  return Promise.resolve(
    <>
      <ReviewBar about={about} locale={locale} step={step} />
      {step === 'choose' && <ReviewChoice {...of} prices={to(locale, 'mailing')} />}
      {step === 'look' && (
        <>
          <ReviewSummary about={about} locale={locale} vacancies={to(locale, VACANCY_LIST_PATH)} />
          <ReviewMore {...of} />
        </>
      )}
    </>,
  )
}

function below(about: FormAbout, locale: Locale) {
  if (!isReview(about)) return null
  return <ReviewBack about={about} locale={locale} page={to(locale, MAILING_REVIEW_PAGE)} />
}

async function closed(locale: Locale) {
  const ofReader = (await cookies()).toString()
  return <ReviewClosed locale={locale} page={to(locale, MAILING_REVIEW_PAGE)} cookies={ofReader} />
}
