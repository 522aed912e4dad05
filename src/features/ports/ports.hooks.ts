import type { GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'

import { VACANCIES_TAG } from '../../cms/publications/tag-sql'
import { renewTag } from '../../cms/publications/writing/tags'
import { wakeRunner } from '../../cms/services/jobs/wake-runner'
import type { WrittenPort } from '../../domain/ports/added-port'
import { takenNames } from '../../domain/ports/taken-names'
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

/** Refuses a name that a port of our list has, or one above it: with both nobody could say which is meant. */
export const oncePerName: GlobalBeforeChangeHook = ({ data, req }) => {
  const { ports } = data as { ports?: WrittenPort[] | null }
  const errors = takenNames(ports ?? []).map(({ at, field, name, port }) => ({
    path: `ports.${at}.${field}`,
    message: panelText(req.t, 'portNameTaken', { name, other: port.name, code: port.code }),
  }))
  if (errors.length > 0) throw new ValidationError({ global: 'ports', errors }, req.t)
  return data as Record<string, unknown>
}

/** Gives lists of vacancies a new key, in the transaction that changes the ports: what is found by a port names it. */
export const renewLists: GlobalAfterChangeHook = async ({ doc, req }) => {
  await renewTag(req, VACANCIES_TAG)
  return doc as unknown
}

/** Vacancies may name a port that has been added. */
export const readVacanciesAgain: GlobalAfterChangeHook = ({ doc }) => {
  wakeRunner('vacancy-ports')
  return doc as unknown
}
