import { bodyBlock } from './body-block'

/** What a mailing costs, from the upstream or the editors' list. */
export const mailingPricesBlock = bodyBlock({
  slug: 'mailingPrices',
  interfaceName: 'MailingPricesBlock',
  label: 'blockMailingPrices',
  fields: [],
})
