import { type PayloadRequest, ValidationError } from 'payload'

import { sitePorts } from '../../cms/services/ports/site-ports'
import { PORT_CODE_SAID } from '../../domain/vacancies/vacancy-closing'
import { portsOfList } from '../../domain/ports/known-ports'
import { portCode } from '../../domain/ports/port-code'
import { isLocale } from '../../domain/locales/locales'
import type { Port } from '../../domain/ports/port'
import { isPortIn, readPort } from '../../domain/ports/read-port'
import { countryName } from '../../domain/vocabulary/countries'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Vacancy } from '../../payload-types'

type Joining = NonNullable<Vacancy['joining']>

/**
 * The place of joining with the code of its port. It is read when port or country change; what somebody has chosen stays as long
 * as they do not, and as long as a port has the code. What a file says is chosen, whatever else it says of the port. A port that is
 * not known, or that may be several, has none. A code without a port is that port's, by its English name.
 * @throws ValidationError where somebody writes a code that no port has, or that of a port in another country than the one written
 */
export async function withPortCode(
  req: PayloadRequest,
  joining: Joining,
  before: Vacancy['joining'],
): Promise<Joining> {
  const { country, port, portCode: written } = { ...before, ...joining }
  const typed = written?.trim() || undefined
  const isSaid = req.context[PORT_CODE_SAID] === true || typed !== before?.portCode
  if (typed !== undefined && isSaid) {
    const code = portCode(typed) ?? typed
    const known = await portOfCode(req, code)
    if (!known) throw refused(req, panelText(req.t, 'joiningPortCodeUnknown'))
    if (country && !isPortIn(known, country)) throw refused(req, notInCountry(req, known, country))
    return { ...joining, port: port?.trim() ? port : known.name, portCode: known.code }
  }
  const isSamePlace =
    (before?.port ?? '') === (port ?? '') && (before?.country ?? null) === (country ?? null)
  if (typed !== undefined && isSamePlace && (await portOfCode(req, typed))) {
    return { ...joining, portCode: typed }
  }
  if (!port?.trim()) return { ...joining, portCode: null }
  const reading = readPort(port, await sitePorts(req), country)
  return { ...joining, portCode: reading.kind === 'port' ? reading.port.code : null }
}

/** The port with this code; nothing where none has it, or an editor has removed it. */
async function portOfCode(req: PayloadRequest, code: string): Promise<Port | undefined> {
  return portsOfList().byCode(code) ?? (await sitePorts(req)).byCode(code)
}

function refused(req: PayloadRequest, message: string): ValidationError {
  const errors = [{ path: 'joining.portCode', message }]
  return new ValidationError({ collection: 'vacancies', errors }, req.t)
}

function notInCountry({ i18n, t }: PayloadRequest, { code, name }: Port, country: string): string {
  const locale = isLocale(i18n.language) ? i18n.language : 'en'
  return panelText(t, 'joiningPortCodeElsewhere', {
    code,
    name,
    country: countryName(country, locale),
  })
}
