import { getFormatter, getTranslations } from 'next-intl/server'

import { env } from '@/env'
import { Icon } from '@/ui/components/icon'

import type { PublishedDocument } from './published-document.queries'

interface Props {
  page: Pick<PublishedDocument, 'isOutOfDate' | 'publishedAt'>
}

/** Says since when a translation is as it is, where its source has changed since; nothing where it has not. */
export async function OutOfDateNotice({ page: { isOutOfDate, publishedAt } }: Props) {
  if (!isOutOfDate || !publishedAt) return null
  const t = await getTranslations('page')
  const format = await getFormatter()
  return (
    <p className="card mb-6 flex gap-3 bg-soft p-4 text-[15px]" role="note">
      <Icon name="info" className="mt-0.5 text-accent" />
      {t('outOfDate', {
        date: format.dateTime(publishedAt, { dateStyle: 'long' }),
        source: t('inLanguage', { language: env.SOURCE_LOCALE }),
      })}
    </p>
  )
}
