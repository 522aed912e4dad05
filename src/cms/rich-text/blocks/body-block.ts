import type { Block, Field } from 'payload'

import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'

interface Definition {
  slug: string
  /** What `payload-types.ts` calls it. */
  interfaceName: string
  label: PanelKey
  fields: Field[]
  /** Paths of the fields whose first words tell editors which one it is; the first that has any. */
  summary?: string[]
}

type Translated = Parameters<typeof panelText>[0]

/** A text of the panel, for wherever Payload takes a function. */
export function panelLabel(key: PanelKey): (args: { t: Translated }) => string {
  return ({ t }) => panelText(t, key)
}

/** A block that editors put into a text, shown there by its name and its first words. */
export function bodyBlock({ slug, interfaceName, label, fields, summary = [] }: Definition): Block {
  return {
    slug,
    interfaceName,
    labels: { singular: panelLabel(label), plural: panelLabel(label) },
    fields,
    admin: {
      disableBlockName: true,
      components: {
        Label: {
          path: '/src/cms/rich-text/panel/block-summary#BlockSummary',
          clientProps: { label, summary },
        },
      },
    },
  }
}
