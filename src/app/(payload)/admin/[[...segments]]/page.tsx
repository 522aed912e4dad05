import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'

import { panelText } from '@/i18n/panel/panel-texts'

import { viewTitle } from '../../panel/view-titles'
import { importMap } from '../importMap'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload calls every view of our own `Payload`, and takes a title in one language alone. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const key = viewTitle((await params).segments)
  if (key === undefined) return metadata
  const { admin } = await config
  const { t } = await getNextRequestI18n({ config: await config })
  return { ...metadata, title: `${panelText(t, key)}${admin.meta.titleSuffix ?? ''}` }
}

export default function PanelPage({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams })
}
