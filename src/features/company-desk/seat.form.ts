import { z } from 'zod'

import { defineAction } from '../../cms/services/forms/form'
import { choice, email } from '../../cms/services/forms/form-fields'
import { countTry } from '../../cms/services/forms/tried-too-often'
import { consume } from '../../cms/services/limits/limits'
import { COMPANY_SIGN_IN_PAGE, deskPage } from '../../domain/addresses/site-pages'
import { DESK_ROLES, deskRole, type SeatChange } from '../../domain/company-desk/desk-rights'
import type { Locale } from '../../domain/locales/locales'
import { loadMessages } from '../../i18n/messages'
import { type SeatOfDesk, seatsBeside } from './desk.queries'
import { forSeat, leadToSignIn, pageAfter, type SeatAbout } from './desk-visitor'
import { changeSeat, invite } from './seats.submit'

/** What the choices of a seat are called. */
async function rolesIn(locale: Locale): Promise<Record<SeatChange, string>> {
  const { roles, end } = (await loadMessages(locale)).desk
  return { ...roles, end }
}

interface InviteAbout extends SeatAbout {
  roles: Record<SeatChange, string>
}

/** Invites somebody to the desk of a company. */
export const deskInviteForm = defineAction({
  name: 'desk-invite',
  async load(params, locale, visitor): Promise<InviteAbout | undefined> {
    const about = await forSeat(params, visitor, 'invite')
    return about && { ...about, roles: await rolesIn(locale) }
  },
  leadsFirst: leadToSignIn,
  schema: ({ about: { roles } }) =>
    z.object({
      email: email({ autocomplete: 'off' }),
      role: choice({
        input: 'radios',
        initial: 'recruiter',
        choices: DESK_ROLES.map((value) => ({ value, label: roles[value] })),
      }),
    }),
  async act(typed, { payload, about, locale, address }) {
    const refused = await countTry('companyClaim', { address, email: typed.email })
    if (refused) return refused
    const seconds = await consume('deskInvitation', { account: about.person.id })
    if (seconds !== undefined) {
      const minutes = Math.ceil(seconds / 60)
      return { status: 429, notice: { kind: 'limited', minutes }, retryAfter: seconds }
    }
    const role = deskRole(typed.role) ?? 'recruiter'
    const done = await invite(payload, about, { email: typed.email, role, language: locale })
    if (done === 'isThere') return { problems: { email: 'notAChoice' } }
    return { location: pageAfter(deskPage(about.seat.company), locale, done) }
  },
})

interface ChangeAbout extends InviteAbout {
  target: SeatOfDesk
  isOwn: boolean
}

/** Gives a seat another role or ends it: an owner those of the desk, everybody the own one. */
export const deskSeatForm = defineAction({
  name: 'desk-seat',
  async load(params, locale, visitor): Promise<ChangeAbout | undefined> {
    const about = await forSeat(params, visitor, 'leave')
    if (!about) return undefined
    const beside = await seatsBeside(about.seat)
    const target = beside.find(({ id }) => id === Number(params.seat))
    const isOwn = target?.id === about.seat.id
    if (!target || !(isOwn || (await forSeat(params, visitor, 'changeSeats')))) return undefined
    const words = {
      ...about.words,
      who: target.name || target.email,
      whose: isOwn ? 'own' : 'other',
    }
    return { ...about, words, target, isOwn, roles: await rolesIn(locale) }
  },
  leadsFirst: leadToSignIn,
  schema: ({ about: { roles, seat, target } }) =>
    z.object({
      change: choice({
        input: 'radios',
        initial: seat.role === 'owner' && seat.closed === undefined ? target.role : 'end',
        choices: [
          ...(seat.role === 'owner' && seat.closed === undefined ? DESK_ROLES : []),
          'end' as const,
        ].map((value) => ({ value, label: roles[value] })),
      }),
    }),
  async act(typed, { payload, about, locale }) {
    const { seat, target } = about
    const done = await changeSeat(payload, about, target.id, deskRole(typed.change) ?? 'end')
    if (done === 'lastOwner') return { problems: { change: 'contradicts' } }
    if (done === 'left') return { location: pageAfter(COMPANY_SIGN_IN_PAGE, locale, 'left') }
    return { location: pageAfter(deskPage(seat.company), locale, done) }
  },
})
