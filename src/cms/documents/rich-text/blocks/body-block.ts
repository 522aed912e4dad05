import type { Block, Field } from 'payload'

import { panelLabel, type PanelKey } from '../../../../i18n/panel/panel-texts'

interface Definition {
  slug: string
  /** What `payload-types.ts` calls it. */
  interfaceName: string
  label: PanelKey
  fields: Field[]
  /** Paths of the fields whose first words tell editors which one it is; the first that has any. */
  summary?: string[]
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
        // With its frame: Payload's own is made again under the person who types in it.
        Block: {
          path: '/src/cms/documents/rich-text/panel/steady-block#SteadyBlock',
          clientProps: { slug, label, summary },
        },
      },
    },
  }
}
