import type { Locale } from '../locales/locales'
import type { PartName } from '../sea-service/record-parts'

/** Where a seafarer's own form is made as a file, for its owner. */
export const OWN_FORM_ADDRESS = '/server/seaman/form'

/** The parameter that names the parts of it; without it, all are there. */
export const PARTS_PARAMETER = 'parts'

/**
 * The address of the whole form as a PDF, of some parts: what somebody else is sent is what its owner sees there.
 * @param page the language of the page that leads there, for what is said of it
 */
export function ownFormAddress(
  { language, parts }: { language: Locale; parts: readonly PartName[] },
  page: Locale,
): string {
  const query = new URLSearchParams({
    page,
    language,
    file: 'whole',
    [PARTS_PARAMETER]: parts.join(','),
  })
  return `${OWN_FORM_ADDRESS}?${query.toString()}`
}
