import type {
  HelplineHours,
  HelplineKind,
  HelplinePurpose,
  HelpSituation,
} from '../../domain/texts/helplines'
import type { PanelKey } from '../../i18n/panel/panel-texts'

/** What the panel calls the values of a helpline. */
export const KIND_WORDS: Readonly<Record<Exclude<HelplineKind, 'whatsapp'>, PanelKey>> = {
  phone: 'helplineKindPhone',
  email: 'helplineKindEmail',
  page: 'helplineKindPage',
}

export const HOURS_WORDS: Readonly<Record<HelplineHours, PanelKey>> = {
  always: 'helplineHoursAlways',
  weekdays: 'helplineHoursWeekdays',
  unknown: 'helplineHoursUnknown',
}

export const SITUATION_WORDS: Readonly<Record<HelpSituation, PanelKey>> = {
  ownLife: 'helplineOwnLife',
  hurt: 'helplineHurt',
  notPaid: 'helplineNotPaid',
  leftBehind: 'helplineLeftBehind',
  threatened: 'helplineThreatened',
  assaulted: 'helplineAssaulted',
  cheated: 'helplineCheated',
  papersKept: 'helplinePapersKept',
}

export const PURPOSE_WORDS: Readonly<Record<HelplinePurpose, PanelKey>> = {
  seafarers: 'helplinePurposeSeafarers',
  union: 'helplinePurposeUnion',
  medical: 'helplinePurposeMedical',
  violence: 'helplinePurposeViolence',
  piracy: 'helplinePurposePiracy',
  crisis: 'helplinePurposeCrisis',
  directory: 'helplinePurposeDirectory',
  consular: 'helplinePurposeConsular',
  workers: 'helplinePurposeWorkers',
  flag: 'helplinePurposeFlag',
  port: 'helplinePurposePort',
}
