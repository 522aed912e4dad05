import { bodyBlock } from './body-block'

/** The way to the form by which readers ask about the data that is kept of them. */
export const dataRequestBlock = bodyBlock({
  slug: 'dataRequest',
  interfaceName: 'DataRequestBlock',
  label: 'blockDataRequest',
  fields: [],
})
