import type { VacancyFlag } from '../../domain/vacancies/vacancy-flags'
import type { PanelKey } from './panel-texts'

/** The text of each flag of a vacancy in the panel. */
export const VACANCY_FLAG_TEXTS = {
  fees: 'flagFees',
  freeMail: 'flagFreeMail',
  lookAlike: 'flagLookAlike',
  payBelowMinimum: 'flagPayBelowMinimum',
  payHigh: 'flagPayHigh',
  payLow: 'flagPayLow',
  sameText: 'flagSameText',
  warned: 'flagWarned',
} as const satisfies Record<VacancyFlag['code'], PanelKey>
