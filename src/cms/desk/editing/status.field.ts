import type { SelectField } from 'payload'

/** Payload's own field, with its options; only what a list shows of it is ours. */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  label: ({ t }) => t('version:status'),
  options: [],
  admin: { components: { Cell: '/src/cms/desk/editing/status-cell#StatusCell' } },
}
