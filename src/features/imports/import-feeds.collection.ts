import type { CollectionConfig, Field } from 'payload'

import { fieldForNobody, fieldWrittenBySystem, onlyEditors } from '../../cms/access'
import { wholeNumber } from '../../cms/documents/fields/fact.field'
import { MOST_OPEN_DAYS, OPEN_DAYS } from '../../domain/imports/import-limits'
import { LONGEST_FEED_ADDRESS } from '../../domain/imports/feed-address'
import { FEED_HOURS, FEED_PROBLEMS } from '../../domain/imports/feed-problems'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'
import { companyOfImports } from './company-of-imports.field'
import { FEED_PROBLEM_LABELS, FEED_STATE_LABELS, FEED_STATES } from './feed-labels'
import { fetchFeedNow } from './import-feeds.endpoint'
import { beginAnew, validateFeedAddress } from './import-feeds.hooks'

const bySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** What nobody changes stands in the form as text. */
const toRead = {
  position: 'sidebar',
  disableBulkEdit: true,
  components: { Field: '/src/cms/documents/fields/fact-to-read#FactToRead' },
} as const

const hidden = { hidden: true, disableBulkEdit: true } as const

const time = (name: string, label: 'feedTriedAt' | 'feedWellAt' | 'feedNextAt'): Field => ({
  name,
  label: panelLabel(label),
  type: 'date',
  access: bySystem,
  admin: {
    ...toRead,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' },
  },
})

/** What is written down of each fetch. */
const results: Field[] = [
  {
    name: 'state',
    label: panelLabel('feedState'),
    type: 'select',
    required: true,
    defaultValue: 'new',
    options: FEED_STATES.map((value) => ({ value, label: panelLabel(FEED_STATE_LABELS[value]) })),
    access: bySystem,
    admin: toRead,
  },
  {
    name: 'problem',
    label: panelLabel('feedProblem'),
    type: 'select',
    options: FEED_PROBLEMS.map((value) => ({
      value,
      label: panelLabel(FEED_PROBLEM_LABELS[value]),
    })),
    access: bySystem,
    admin: toRead,
  },
  {
    name: 'problemDetail',
    label: panelLabel('feedProblemDetail'),
    type: 'text',
    access: bySystem,
    admin: toRead,
  },
  time('triedAt', 'feedTriedAt'),
  time('wellAt', 'feedWellAt'),
  time('nextAt', 'feedNextAt'),
  {
    name: 'failures',
    label: panelLabel('feedFailures'),
    type: 'number',
    defaultValue: 0,
    access: bySystem,
    admin: toRead,
  },
  {
    name: 'lastImport',
    label: panelLabel('feedLastImport'),
    type: 'relationship',
    relationTo: 'imports',
    access: bySystem,
    admin: toRead,
  },
  {
    name: 'result',
    label: panelTextByLanguage('feedResult'),
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: '/src/features/imports/admin/feed-result#FeedResult' },
    },
  },
]

/** Of the runner alone. */
const machinery: Field[] = [
  { name: 'etag', type: 'text' } as const,
  { name: 'lastModified', type: 'text' } as const,
  // Of the last file: the same once more is not read again.
  { name: 'digest', type: 'text' } as const,
  { name: 'lease', type: 'text' } as const,
  { name: 'leaseUntil', type: 'date' } as const,
  { name: 'settledImport', type: 'number' } as const,
].map((field) => ({
  ...field,
  hidden: true,
  access: { ...bySystem, read: fieldForNobody },
  admin: hidden,
}))

/** Files of companies' vacancies that the site fetches by itself; what leaves such a file is closed. */
export const ImportFeeds: CollectionConfig = {
  slug: 'import-feeds',
  labels: { singular: panelLabel('feedsOne'), plural: panelLabel('feedsMany') },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['company', 'address', 'every', 'state', 'problem', 'wellAt', 'paused'],
    listSearchableFields: ['address', 'company.name'],
    description: panelLabel('feedsDescription'),
    group: panelTextByLanguage('groupJobs'),
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: onlyEditors, read: onlyEditors, update: onlyEditors, delete: onlyEditors },
  hooks: { beforeChange: [beginAnew] },
  endpoints: [fetchFeedNow],
  fields: [
    // Two feeds of a company would each close what the other has.
    companyOfImports({ unique: true }),
    {
      name: 'address',
      label: panelLabel('feedAddress'),
      type: 'text',
      required: true,
      maxLength: LONGEST_FEED_ADDRESS,
      validate: validateFeedAddress,
      admin: { description: panelLabel('feedAddressDescription') },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'format',
          label: panelLabel('feedFormat'),
          type: 'select',
          required: true,
          defaultValue: 'csv',
          options: [
            { value: 'csv', label: 'CSV' },
            { value: 'json', label: 'JSON' },
          ],
          admin: { width: '50%', isClearable: false },
        },
        {
          name: 'every',
          label: panelLabel('feedEvery'),
          type: 'select',
          required: true,
          defaultValue: '24',
          options: FEED_HOURS.map((hours) => ({
            value: String(hours),
            label: ({ t }) => panelText(t, 'feedEveryHours', { hours }),
          })),
          admin: { width: '50%', isClearable: false },
        },
      ],
    },
    {
      ...wholeNumber({
        name: 'openDays',
        label: 'importOpenDays',
        description: 'importOpenDaysDescription',
        least: 1,
        most: MOST_OPEN_DAYS,
      }),
      defaultValue: OPEN_DAYS,
    },
    {
      name: 'paused',
      label: panelLabel('feedPaused'),
      type: 'checkbox',
      defaultValue: false,
      admin: { description: panelLabel('feedPausedDescription') },
    },
    {
      name: 'fetchNow',
      label: panelTextByLanguage('feedFetchNow'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/imports/admin/fetch-feed-now#FetchFeedNow' },
      },
    },
    ...results,
    ...machinery,
  ],
}
