import { bodyBlock } from './body-block'

/** How long what visitors send is kept, from the settings. */
export const retentionPeriodsBlock = bodyBlock({
  slug: 'retentionPeriods',
  interfaceName: 'RetentionPeriodsBlock',
  label: 'blockRetentionPeriods',
  fields: [],
})
