import type { GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'

import { wakeRunner } from '../../cms/services/jobs/wake-runner'
import { panelText } from '../../i18n/panel/panel-texts'

/** Refuses a code that is there twice. */
export const oncePerCode: GlobalBeforeChangeHook = ({ data, req }) => {
  const { ports } = data as { ports?: { code: string }[] | null }
  const seen = new Set<string>()
  for (const [at, { code }] of (ports ?? []).entries()) {
    if (seen.has(code)) {
      const errors = [{ path: `ports.${at}.code`, message: panelText(req.t, 'portTwice') }]
      throw new ValidationError({ global: 'ports', errors }, req.t)
    }
    seen.add(code)
  }
  return data as Record<string, unknown>
}

/** Vacancies may name a port that has been added. */
export const readVacanciesAgain: GlobalAfterChangeHook = ({ doc }) => {
  wakeRunner('vacancy-ports')
  return doc as unknown
}
