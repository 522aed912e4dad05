'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { isLocale, type Locale } from '../../../../domain/locales/locales'
import type { SideBySide } from '../side-by-side'

/** The translation that is edited, where it is one: a document in another language than the source's. */
export interface EditedTranslation {
  /** Of the API. */
  address: string
  locale: Locale
  sourceLocale: Locale
}

/** Which translation the form holds; nothing in the source language, and before there is a document. */
export function useEditedTranslation(): EditedTranslation | undefined {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { config } = useConfig()
  const sourceLocale = config.localization === false ? undefined : config.localization.defaultLocale
  if (id === undefined || collectionSlug === undefined) return undefined
  if (!isLocale(code) || !isLocale(sourceLocale) || code === sourceLocale) return undefined
  return { address: `/api/${collectionSlug}/${id}`, locale: code, sourceLocale }
}

/** Asks for a translation beside its source; `undefined` where no answer came. */
export async function fetchSideBySide(
  { address, locale }: Pick<EditedTranslation, 'address' | 'locale'>,
  signal: AbortSignal,
): Promise<SideBySide | undefined> {
  try {
    const answer = await fetch(`${address}/translation?locale=${locale}`, {
      cache: 'no-store',
      signal,
    })
    return answer.ok ? ((await answer.json()) as SideBySide) : undefined
  } catch {
    // Lost on the way, or not wanted any more: whoever asked says so, or asks again.
    return undefined
  }
}

interface Read {
  of: string
  beside: SideBySide | undefined
}

/** The translation beside its source, read again after every save; `isUnread` where it could not be. */
export function useSideBySide(edited: EditedTranslation | undefined) {
  const { lastUpdateTime } = useDocumentInfo()
  const [read, setRead] = useState<Read>()
  const { address, locale } = edited ?? {}
  const of = `${address}?${locale}`
  useEffect(() => {
    if (address === undefined || locale === undefined) return
    const left = new AbortController()
    void fetchSideBySide({ address, locale }, left.signal).then((beside) => {
      if (left.signal.aborted) return
      // What was read before is better than nothing.
      setRead((before) => ({
        of,
        beside: beside ?? (before?.of === of ? before.beside : undefined),
      }))
    })
    return () => {
      left.abort()
    }
  }, [address, locale, of, lastUpdateTime])
  const isCurrent = read?.of === of
  return {
    beside: isCurrent ? read.beside : undefined,
    isUnread: isCurrent && read.beside === undefined,
  }
}
