import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { isPublishable } from '@/cms/publications/content-types'
import { isLocale } from '@/domain/locales/locales'
import { readPageKey } from '@/domain/addresses/page-key'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'

import { CONTENT_VIEWS } from '../../../../content-views'

// Rendered once per revision of what it shows, at its first request; the proxy chooses the key, and the front server keeps
// the answer. Kept by Next it would be made for Next's router too, piece by piece, which takes as long again.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; revision: string; path?: string[] }>
}

async function read(params: Props['params']) {
  const { locale, revision, path } = await params
  const key = decodeURIComponent(revision)
  const shown = readPageKey(key)
  if (!isLocale(locale) || !shown || !isPublishable(shown.collection)) notFound()
  const decoded = (path ?? []).map(decodeURIComponent).join('/')
  return {
    view: CONTENT_VIEWS[shown.collection],
    page: {
      locale,
      current: publicPath({ locale, path: decoded }, env.DEFAULT_LOCALE),
      document: shown.document,
      shownLocale: shown.locale,
      key,
    },
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, page } = await read(params)
  return (await view.metadata(page)) ?? notFound()
}

export default async function ContentPage({ params }: Props) {
  const { view, page } = await read(params)
  return (await view.render(page)) ?? notFound()
}
