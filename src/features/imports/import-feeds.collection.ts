import type { CollectionConfig, Field } from 'payload'

import { fieldForNobody, fieldWrittenBySystem, onlyEditors } from '../../cms/access'
import { wholeNumber } from '../../cms/documents/fields/value.field'
import { MOST_OPEN_DAYS, OPEN_DAYS } from '../../domain/imports/import-limits'
import { LONGEST_FEED_ADDRESS } from '../../domain/imports/feed-address'
import { FEED_HOURS, FEED_PROBLEMS } from '../../domain/imports/feed-problems'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'
import { companyOfImports } from './company-of-imports.field'
import { FEED_PROBLEM_LABELS, FEED_STATE_LABELS, FEED_STATES } from './feed-labels'
import { fetchFeedNow } from './import-feeds.endpoint'
import { restartFeed, validateFeedAddress } from './import-feeds.hooks'

const bySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** Options of fields that the form shows as text, because nobody edits them. */
const toRead = {
  position: 'sidebar',
  disableBulkEdit: true,
  components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
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

/** The results of the last fetch. */
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

/** Fields that only the runner uses. */
const machinery: Field[] = [
  { name: 'etag', type: 'text' } as const,
  { name: 'lastModified', type: 'text' } as const,
  // The digest of the last file. An equal file is not imported again.
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

/** Files with vacancies of companies that the site fetches. A vacancy that is missing in the next file is closed. */
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
  hooks: { beforeChange: [restartFeed] },
  endpoints: [fetchFeedNow],
  fields: [
    // Unique, because two feeds of a company would close each other's vacancies.
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
            // A workbook is known by its bytes.
            { value: 'csv', label: 'CSV, XLSX, XLS, ODS' },
            { value: 'json', label: 'JSON' },
            { value: 'xml', label: 'XML, RSS, Atom' },
            { value: 'page', label: panelLabel('feedFormatPage') },
          ],
          admin: {
            width: '50%',
            isClearable: false,
            description: panelLabel('feedFormatDescription'),
          },
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
