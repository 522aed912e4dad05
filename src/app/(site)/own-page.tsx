import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { type SignedInSeaman, seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { documentTitle } from '@/domain/texts/titles'
import { MemberBar } from '@/features/seamen/member-bar'
import { getSite } from '@/features/site/site.queries'

import { EveryLanguageFrame } from './every-language-frame'
import { signIn } from './members-page'

interface Props {
  params: Promise<{ locale: string } & Record<string, string>>
}

interface OwnPage {
  /** Content path, the same in every language; where it names something, by what the address says of it. */
  path: string | ((params: Readonly<Record<string, string>>) => string)
  title: (locale: Locale) => Promise<string>
  View: (props: {
    seaman: SignedInSeaman
    locale: Locale
    /** Of the address. */
    query: URLSearchParams
    params: Readonly<Record<string, string>>
  }) => ReactNode | Promise<ReactNode>
}

/** A page of one seafarer, who is signed in; anybody else is led to the sign-in and back. */
export function ownPage({ path: of, title, View }: OwnPage) {
  const metadata = async ({ params }: Props): Promise<Metadata> => {
    const locale = await localeIn(params)
    const { name } = await getSite(locale)
    return {
      title: documentTitle(await title(locale), name),
      robots: { index: false, follow: false },
    }
  }
  const Page = async ({ params }: Props) => {
    const locale = await localeIn(params)
    const named = await params
    const path = typeof of === 'string' ? of : of(named)
    const request = await headers()
    const seaman = await seamanOf(request.get('cookie') ?? '')
    const query = request.get('x-mh-query') ?? ''
    if (!seaman) signIn(locale, path, query)
    return (
      <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path}>
        <MemberBar seaman={seaman} locale={locale} path={path} />
        <View seaman={seaman} locale={locale} query={new URLSearchParams(query)} params={named} />
      </EveryLanguageFrame>
    )
  }
  return { metadata, Page }
}

async function localeIn(params: Props['params']): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}
