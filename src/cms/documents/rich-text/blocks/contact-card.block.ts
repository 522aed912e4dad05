import { bodyBlock } from './body-block'

/** Who answers readers, from the contact profile. */
export const contactCardBlock = bodyBlock({
  slug: 'contactCard',
  interfaceName: 'ContactCardBlock',
  label: 'blockContactCard',
  fields: [],
})
