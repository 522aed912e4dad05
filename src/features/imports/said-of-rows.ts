import type { VacancyFlag } from '../../domain/vacancies/vacancy-flags'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import { VACANCY_FLAG_TEXTS } from '../../i18n/panel/vacancy-flag-texts'

/**
 * What is to be said of a row, kept so that each person reads it in their own language: a text of the panel with its facts, a
 * flag, or what the rules of the collection say of the values, with the language in which it was said.
 */
export type SaidOfRow =
  | { key: PanelKey; facts?: Readonly<Record<string, number | string>> }
  | Pick<VacancyFlag, 'code' | 'facts'>
  | { rules: readonly string[]; language: string }

/**
 * What is said of a row, in words.
 * @param rules the sentences of the rules, where they were said in another language
 */
export function sentencesOf(
  said: readonly SaidOfRow[],
  t: Parameters<typeof panelText>[0],
  rules?: readonly string[],
): string[] {
  return said.flatMap((one) => {
    if ('rules' in one) return rules ?? one.rules
    return panelText(t, 'key' in one ? one.key : VACANCY_FLAG_TEXTS[one.code], { ...one.facts })
  })
}
