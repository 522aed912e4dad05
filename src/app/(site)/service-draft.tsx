import { servicePage } from '@/domain/members/seaman-service-addresses'
import { getDraftService } from '@/features/seaman-services/draft-service.queries'
import { ServicePage } from '@/features/seaman-services/service-page'

import { type ContentView, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'

/** Services are for members: no public page shows one, and a draft is shown to staff. */
export const serviceView: ContentView = {
  metadata: () => Promise.resolve(undefined),
  render: () => Promise.resolve(undefined),
  renderDraft: async ({ user, id, locale }) => {
    const service = await getDraftService(user, { id, locale })
    if (!service) return undefined
    const page = (
      <EveryLanguageFrame locale={locale} site={await siteIn(locale)} path={servicePage(id)}>
        <ServicePage service={service} isStaff locale={locale} />
      </EveryLanguageFrame>
    )
    return { page, isEmpty: !service.title }
  },
}
