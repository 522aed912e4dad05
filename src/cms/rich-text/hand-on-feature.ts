import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Lets a text in a block hand on each letter at once, to the text around the block. */
export const handOnFeature = createServerFeature({
  key: 'handOn',
  feature: { ClientFeature: '/src/cms/rich-text/panel/hand-on-feature#HandOnFeature' },
})
