import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache, type ReactNode } from 'react'

import type { SiteForm } from '@/cms/services/forms/form'
import { COMPANY_SIGN_IN_PAGE } from '@/domain/addresses/site-pages'
import type { DeskAct } from '@/domain/company-desk/desk-rights'
import { FORM_HEADER } from '@/domain/forms/form-post'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { documentTitle } from '@/domain/texts/titles'
import {
  personOf,
  type Seat,
  seatFor,
  type SignedInPerson,
} from '@/features/company-desk/desk.queries'
import { DeskBar } from '@/features/company-desk/desk-bar'
import { AboveDeskForm, ClosedDeskForm } from '@/features/company-desk/desk-form-parts'
import { type DoneNotice, pageAfter, readDone } from '@/features/company-desk/desk-visitor'
import { getSite } from '@/features/site/site.queries'
import { messagesIn } from '@/i18n/messages-translator'
import { BrowserScript } from '@/ui/components/browser-script'

import { EveryLanguageFrame } from './every-language-frame'
import { FormPage, formMetadata } from './form-page'

interface Params {
  params: Promise<Record<string, string>>
}

/** The frame, the bar and the page ask for the same. */
const readPerson = cache(async () => personOf((await headers()).get('cookie') ?? ''))

interface DeskPage {
  /** Content path, the same in every language. */
  path: (params: Record<string, string>) => string
  /** Whether it is the desk of one company: who has no seat there finds nothing. */
  isOfCompany: boolean
  View: (props: {
    person: SignedInPerson
    seat: Seat | undefined
    locale: Locale
    done: DoneNotice | undefined
  }) => ReactNode | Promise<ReactNode>
}

/** A page of the desk, for somebody of a company who is signed in; anybody else is led to the sign-in. */
export function deskPageOf({ path, isOfCompany, View }: DeskPage) {
  const metadata = async ({ params }: Params): Promise<Metadata> => {
    const locale = localeOf((await params).locale)
    const { name } = await getSite(locale)
    const t = await messagesIn(locale, 'desk')
    return {
      title: documentTitle(t('title'), name),
      robots: { index: false, follow: false },
    }
  }
  const Page = async ({ params }: Params) => {
    const { locale: written, ...rest } = await params
    const locale = localeOf(written)
    const person = await readPerson()
    if (!person) redirect(pageAfter(COMPANY_SIGN_IN_PAGE, locale))
    const seat = isOfCompany ? seatFor(person, Number(rest.company), 'see') : undefined
    if (isOfCompany && !seat) notFound()
    const query = new URLSearchParams((await headers()).get('x-mh-query') ?? '')
    const done = readDone(query.get('done') ?? undefined)
    return (
      <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path(rest)}>
        <DeskBar person={person} locale={locale} />
        <View person={person} seat={seat} locale={locale} done={done} />
        <BrowserScript name="form" />
      </EveryLanguageFrame>
    )
  }
  return { metadata, Page }
}

interface DeskForm {
  form: SiteForm
  path: (params: Record<string, string>) => string
  /** The right that it needs at the desk of the company in its address; none where anybody may send it. */
  act?: DeskAct
}

/** The page of a form of the desk. Of what somebody has no right to, there is no page. */
export function deskFormPage({ form, path, act }: DeskForm) {
  const metadata = ({ params }: Params): Promise<Metadata> => formMetadata({ form, params })
  const Page = async ({ params }: Params) => {
    const { locale: written, ...rest } = await params
    const locale = localeOf(written)
    // A refused form is still shown while the database does not answer.
    const isRefused = (await headers()).has(FORM_HEADER)
    const person = isRefused ? undefined : await readPerson()
    if (act && !isRefused) {
      if (!person) redirect(pageAfter(COMPANY_SIGN_IN_PAGE, locale))
      if (!seatFor(person, Number(rest.company), act)) notFound()
      const visitor = { cookies: (await headers()).get('cookie') ?? '' }
      if (!(await form.load(rest, locale, visitor))) notFound()
    }
    return (
      <FormPage
        form={form}
        params={params}
        path={path}
        bar={(of) => act && person && <DeskBar person={person} locale={of} />}
        above={(about, of) => Promise.resolve(<AboveDeskForm about={about} locale={of} />)}
        closed={(of) => ClosedDeskForm({ form: form.name, locale: of })}
      />
    )
  }
  return { metadata, Page }
}

function localeOf(text: string | undefined): Locale {
  return isLocale(text) ? text : notFound()
}
