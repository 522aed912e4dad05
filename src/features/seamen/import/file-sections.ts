import type { SectionName } from '../record/record-sections'

/** The sections of the own record in the download of an account, by their names there. */
export const FILE_SECTIONS = {
  person: 'person',
  workWanted: 'work',
  languages: 'languages',
  seaService: 'service',
  papers: 'papers',
  references: 'references',
} as const satisfies Readonly<Record<string, SectionName>>

/** What else a download has: it is no part of the record, and is not read again. */
export const NOT_READ = [
  'account',
  'requests',
  'vacancyAlerts',
  'reminders',
  'foundByStaffSince',
  'formLinks',
  'oldCv',
] as const
