import type { Field } from 'payload'

import { panelLabel, type PanelKey } from '../../../i18n/panel/panel-texts'

const LABELS: Readonly<Record<string, PanelKey>> = {
  title: 'seoTitle',
  description: 'seoDescription',
  image: 'seoImage',
  preview: 'seoPreview',
}

/** In the place of components of the plugin: each calls missing what readers are shown something else for. */
const OURS: Readonly<Record<string, string>> = {
  title: 'SeoTitle',
  description: 'SeoDescription',
  image: 'SeoImage',
}

/**
 * The plugin's fields, named in the language of the panel: its own names are English everywhere. Without its overview, which
 * counts what is left empty as wrong.
 */
export function seoFields({ defaultFields }: { defaultFields: Field[] }): Field[] {
  return defaultFields.flatMap((field) => {
    const name = 'name' in field ? (field.name ?? '') : ''
    if (name === 'overview') return []
    const label = LABELS[name]
    if (label === undefined) return [field]
    const named = { ...withSource(field, name), label: panelLabel(label) }
    if (label !== 'seoImage') return [named as Field]
    // The plugin tells of a largest size that is not ours.
    const description = panelLabel('seoImageDescription')
    return [{ ...named, admin: { ...named.admin, description } } as Field]
  })
}

/** Where something else stands for a field that is left empty, the panel says so. */
function withSource(field: Field, name: string): Field {
  const own = OURS[name]
  if (own === undefined) return field
  const { components } = field.admin ?? {}
  const theirs = components && 'Field' in components ? components.Field : undefined
  const clientProps = typeof theirs === 'object' ? theirs.clientProps : {}
  const Field = { path: `/src/cms/documents/fields/seo-fields#${own}`, clientProps }
  return { ...field, admin: { ...field.admin, components: { ...components, Field } } } as Field
}
