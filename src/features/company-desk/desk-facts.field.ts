/** In the panel what the site writes is shown as text. */
export const fact = {
  components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
} as const

export const timeBeside = {
  ...fact,
  position: 'sidebar',
  date: { pickerAppearance: 'dayAndTime' },
} as const
