/** What runs beside the answers, as metrics call it. */
export const RUNNERS = [
  'alerts',
  'backup',
  'erasing',
  'feeds',
  'imports',
  'index-now',
  'links',
  'mail',
  'mailings',
  'paper-reminders',
  'prices',
  'schedules',
  'search-rows',
  'stored-files',
  'vacancy-alerts',
  'vacancy-bits',
  'vacancy-ports',
  'zone-rules',
] as const

export type RunnerName = (typeof RUNNERS)[number]
