import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Notes each letter of a rich text beside its form: for the words that are kept, and for the text around a block. */
export const handOnFeature = createServerFeature({
  key: 'handOn',
  feature: { ClientFeature: '/src/cms/documents/rich-text/panel/hand-on-feature#HandOnFeature' },
})
