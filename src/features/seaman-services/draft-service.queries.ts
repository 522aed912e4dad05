import 'server-only'

import type { TypedUser } from 'payload'

import { findBodyLinks } from '@/cms/documents/shown/body-context.queries'
import { localApi } from '@/cms/local-api'
import { isOutOfDate } from '@/cms/publications/reading/standing.queries'
import type { Locale } from '@/domain/locales/locales'

import {
  fileType,
  type ServiceFileView,
  type ServiceView,
  serviceViewOf,
} from './seaman-services.queries'

/** The latest draft of a service in one language, as members would see it; nothing where this account may not read it. */
export async function getDraftService(
  user: TypedUser,
  { id, locale }: { id: number; locale: Locale },
): Promise<ServiceView | undefined> {
  const payload = await localApi()
  const draft = await payload.findByID({
    collection: 'seaman-services',
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!draft) return undefined
  const { title, excerpt, category, price, currency, leastDays, mostDays, papers, provider } = draft
  const files = (draft.files ?? []).flatMap((file): ServiceFileView[] =>
    typeof file === 'object'
      ? [
          {
            id: file.id,
            name: file.name || (file.filename ?? ''),
            type: fileType(file.filename ?? ''),
            size: file.filesize ?? 0,
          },
        ]
      : [],
  )
  const body = draft.body ?? null
  return serviceViewOf(
    {
      ...{ id, locale, title, category, currency, body, price: price ?? null },
      excerpt: excerpt ?? null,
      least_days: leastDays ?? null,
      most_days: mostDays ?? null,
      papers: papers ?? null,
      provider: provider ?? null,
      last_published_at: draft.lastPublishedAt ? new Date(draft.lastPublishedAt) : null,
      is_out_of_date: await isOutOfDate({
        collection: 'seaman-services',
        document: String(id),
        locale,
      }),
    },
    { locale, files, links: body ? await findBodyLinks(body, locale) : new Map() },
  )
}
