import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { isLocale } from '@/domain/locales/locales'

import { FOUND_VIEWS, isFoundList } from '../../../found-views'

// The proxy leads here where the address of a list holds filters (app/list-queries.ts), and keeps the answer.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; list: string }>
  /** As the front door writes them. */
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function read({ params, searchParams }: Props) {
  const [{ locale, list }, { to }, request] = await Promise.all([params, searchParams, headers()])
  if (!isLocale(locale) || !isFoundList(list)) notFound()
  const query = onTheSameDay(request.get('x-mh-query') ?? '', to)
  return { view: FOUND_VIEWS[list], asked: { locale, query } }
}

/** Days from today are counted once, by `askIndex`: the answer is kept by the day that it found. */
function onTheSameDay(query: string, to: string | string[] | undefined): string {
  const asked = new URLSearchParams(query)
  if (!asked.has('within') || typeof to !== 'string') return query
  asked.delete('within')
  asked.set('to', to)
  return `?${asked.toString()}`
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { view, asked } = await read(props)
  return view.metadata(asked)
}

export default async function FoundPage(props: Props) {
  const { view, asked } = await read(props)
  return view.render(asked)
}
