import type { PanelKey } from '@/i18n/panel/panel-texts'

/** What the panel's own views are called, by the first part of their path. */
const TITLES = {
  report: 'report',
  guides: 'guideAnswersReport',
  'sent-form': 'requestForm',
  translations: 'translations',
  seafarers: 'foundSeamen',
  'second-factor': 'factorStepTitle',
  'new-address': 'newAddressTitle',
} as const satisfies Readonly<Record<string, PanelKey>>

/**
 * The title of a view of our own; `undefined` where Payload has one for it.
 * @param segments of its path below the panel
 */
export function viewTitle([first = '']: readonly string[] = []): PanelKey | undefined {
  return isOwn(first) ? TITLES[first] : undefined
}

function isOwn(view: string): view is keyof typeof TITLES {
  return Object.hasOwn(TITLES, view)
}
