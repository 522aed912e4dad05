import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'

import { panelLabel, type PanelKey } from '../../../i18n/panel/panel-texts'

const LABELS: Readonly<Record<string, PanelKey>> = { rows: 'tableRows', columns: 'tableColumns' }

/** Payload's tables; what it asks of a new one is named in the language of the panel. */
export const tableFeature: typeof EXPERIMENTAL_TableFeature = (props) => {
  const provider = EXPERIMENTAL_TableFeature(props)
  const { feature } = provider
  if (typeof feature !== 'function') return provider
  return {
    ...provider,
    feature: async (context) => {
      const server = await feature(context)
      const { generateSchemaMap } = server
      if (generateSchemaMap === undefined || generateSchemaMap === null) return server
      return {
        ...server,
        generateSchemaMap: (args) => {
          const schema = generateSchemaMap(args)
          const asked = schema?.get('fields')
          if (schema && asked && 'fields' in asked) {
            schema.set('fields', { fields: asked.fields.map(named) })
          }
          return schema
        },
      }
    },
  }
}

function named(field: Field): Field {
  const label = 'name' in field && field.name ? LABELS[field.name] : undefined
  return label === undefined ? field : ({ ...field, label: panelLabel(label) } as Field)
}
