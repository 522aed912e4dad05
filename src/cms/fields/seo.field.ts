import type { Field } from 'payload'

import { panelLabel, type PanelKey } from '../../i18n/panel/panel-texts'

const LABELS: Readonly<Record<string, PanelKey>> = {
  overview: 'seoOverview',
  title: 'seoTitle',
  description: 'seoDescription',
  image: 'seoImage',
  preview: 'seoPreview',
}

/** The plugin's fields, named in the language of the panel: its own names are English everywhere. */
export function seoFields({ defaultFields }: { defaultFields: Field[] }): Field[] {
  return defaultFields.map((field) => {
    const label = 'name' in field && field.name ? LABELS[field.name] : undefined
    if (label === undefined) return field
    const named = { ...withSource(field), label: panelLabel(label) }
    // The plugin tells of a largest size that is not ours.
    const description = panelLabel('seoImageDescription')
    return (
      label === 'seoImage' ? { ...named, admin: { ...field.admin, description } } : named
    ) as Field
  })
}

/** Where words of a document stand for a field that is left empty, the panel says so: the plugin calls it missing. */
function withSource(field: Field): Field {
  if (!('name' in field) || (field.name !== 'title' && field.name !== 'description')) return field
  const { components } = field.admin ?? {}
  const theirs = components && 'Field' in components ? components.Field : undefined
  const clientProps = typeof theirs === 'object' ? theirs.clientProps : {}
  const name = field.name === 'title' ? 'SeoTitle' : 'SeoDescription'
  const Field = { path: `/src/cms/fields/seo-text#${name}`, clientProps }
  return { ...field, admin: { ...field.admin, components: { ...components, Field } } } as Field
}
