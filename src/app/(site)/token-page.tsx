import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { isLocale, type Locale } from '@/domain/locales/locales'
import { documentTitle } from '@/domain/texts/titles'
import { getSite } from '@/features/site/site.queries'

import { EveryLanguageFrame } from './every-language-frame'
import { SECRET_ADDRESS } from './secret-address'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

interface TokenPage {
  /** The address, without the token at its end. */
  path: string
  title: (locale: Locale) => Promise<string>
  View: (props: { token: string; locale: Locale }) => ReactNode | Promise<ReactNode>
}

/** A page whose address has a token at its end, which is the only key to it: for nobody else, and for no search engine. */
export function tokenPage({ path, title, View }: TokenPage) {
  async function read(params: Props['params']) {
    const { locale, token } = await params
    return { locale: isLocale(locale) ? locale : notFound(), token }
  }
  const metadata = async ({ params }: Props): Promise<Metadata> => {
    const { locale } = await read(params)
    const { name } = await getSite(locale)
    return { title: documentTitle(await title(locale), name), ...SECRET_ADDRESS }
  }
  const Page = async ({ params }: Props) => {
    const { locale, token } = await read(params)
    return (
      <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={`${path}/${token}`}>
        <View token={token} locale={locale} />
      </EveryLanguageFrame>
    )
  }
  return { metadata, Page }
}
