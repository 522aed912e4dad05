import { bodyBlock } from './body-block'

/** The pages below this one, here instead of at the end. */
export const childPagesBlock = bodyBlock({
  slug: 'childPages',
  interfaceName: 'ChildPagesBlock',
  label: 'blockChildPages',
  fields: [],
})
