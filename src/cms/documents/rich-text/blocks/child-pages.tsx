import { getTranslations } from 'next-intl/server'

import { languageAttributes } from '@/ui/components/language-attributes'
import { PageCardList } from '@/ui/components/page-cards'

import type { BodyContext } from '../body-context'

interface Props {
  page: BodyContext
}

/** The pages below this one; where there are none, it says so. */
export async function ChildPages({ page }: Props) {
  if (page.children.length > 0) {
    return (
      <PageCardList
        pages={page.children}
        locale={page.locale}
        around={page.contentLocale}
        title="strong"
      />
    )
  }
  const t = await getTranslations('page')
  return (
    <p className="card empty" {...languageAttributes(page.locale, page.contentLocale)}>
      {t('empty')}
    </p>
  )
}
