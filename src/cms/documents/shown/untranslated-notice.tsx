import { getTranslations } from 'next-intl/server'

import { Icon } from '@/ui/components/icon'

import type { PublishedDocument } from './published-document.queries'

interface Props {
  page: Pick<PublishedDocument, 'locale' | 'titleLocale'>
}

/** Says, in the reader's language, that the page is shown in another one; nothing where it is not. */
export async function UntranslatedNotice({ page: { locale, titleLocale } }: Props) {
  if (titleLocale === locale) return null
  const t = await getTranslations('page')
  return (
    <p className="card mb-6 flex gap-3 bg-soft p-4 text-[15px]" role="note">
      <Icon name="info" className="mt-0.5 text-accent" />
      {t('untranslated', {
        language: t('inLanguage', { language: locale }),
        source: t('inLanguage', { language: titleLocale }),
      })}
    </p>
  )
}
