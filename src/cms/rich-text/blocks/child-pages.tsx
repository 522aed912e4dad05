import { PageCardList } from '@/ui/page-cards'

import type { BodyContext } from '../body-context'

interface Props {
  page: BodyContext
}

/** The pages below this one; nothing where there are none. */
export function ChildPages({ page }: Props) {
  return page.children.length === 0 ? null : (
    <PageCardList pages={page.children} locale={page.contentLocale} title="strong" />
  )
}
