import { z } from 'zod'

import { defineAction, type Visitor } from '../../cms/services/forms/form'
import { choice, line, newPassword, telephone } from '../../cms/services/forms/form-fields'
import { countryChoices, rankChoices } from '../../cms/services/forms/vocabulary-choices'
import {
  type SignedInSeaman,
  seamanOf,
} from '../../cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '../../domain/locales/locales'
import type { RankCode } from '../../domain/vocabulary/ranks'
import type { Seaman } from '../../payload-types'
import { applicationIn } from './application-cookie'
import { DEAD_LINK, EMAIL_TAKEN } from './dead-link'
import { aboutOf, pageAfter, pageOf, type AnonymousAbout } from './form-visitor'
import { type Chosen, confirmApplication, confirmNewAddress } from './seaman-accounts.submit'
import { accountOfNewAddress, findApplication } from './seaman-links.queries'
import { refuseAddress, wrongPassword } from './wrong-password'

interface Says {
  name?: string
  rank?: string
  citizenship?: string
}

/**
 * The state of the page behind a link. `here`: the browser of the application; a click confirms. `elsewhere`: another
 * browser; the applicant chooses a password there. `account`: the client first signs in to the account that gets the
 * address.
 */
export interface ConfirmAbout extends AnonymousAbout {
  where: 'here' | 'elsewhere' | 'account'
  /** Of a new account. */
  email?: string
  /** The data of the application, for the reader of the mail to check. */
  says?: Says
  /** Whose address changes. */
  seaman?: SignedInSeaman
}

/** Confirms an e-mail address. It needs a click on a button, because mail programs open links by themselves. */
export const confirmForm = defineAction({
  name: 'seaman-confirm',
  query: ['next'],
  async load(
    { token = '', ...params },
    _locale,
    { cookies }: Visitor,
  ): Promise<ConfirmAbout | undefined> {
    const about = (where: ConfirmAbout['where']) => ({
      ...aboutOf(params),
      where,
      words: { where },
    })
    const application = await findApplication(token, applicationIn(cookies))
    if (application) {
      const { email, isHere, says } = application
      return { ...about(isHere ? 'here' : 'elsewhere'), email, says }
    }
    const account = await accountOfNewAddress(token)
    if (account === undefined) return undefined
    const seaman = await seamanOf(cookies)
    return seaman?.id === account ? { ...about('here'), seaman } : about('account')
  },
  isReady: ({ where }) => where !== 'account',
  schema: ({ about, locale }) =>
    about.where === 'elsewhere' ? chosenFields(about.says ?? {}, locale) : z.object({}),
  async act(typed, { payload, params, about, locale, visitor }) {
    const { token = '' } = params
    const { email = '', next, seaman } = about
    const chosen = chosenIn(typed)
    const refused = chosen && refuseAddress(chosen.password, email)
    if (refused) return refused
    const device = applicationIn(visitor.cookies)
    const done = seaman
      ? await confirmNewAddress(payload, token, seaman)
      : await confirmApplication(payload, token, { device, chosen })
    if (done === 'taken') return EMAIL_TAKEN
    if (!done) return DEAD_LINK
    return { location: pageAfter(await pageOf(visitor), locale, 'confirmed', next) }
  },
})

/** The fields that the applicant fills in when the password of the application does not count. */
function chosenFields({ name, rank, citizenship }: Says, locale: Locale) {
  return z.object({
    name: line({ maxLength: 120, autocomplete: 'name', initial: name }),
    rank: choice({ choices: rankChoices(locale), initial: rank }),
    citizenship: choice({
      choices: countryChoices(locale),
      initial: citizenship,
    }),
    telephone: telephone({ isOptional: true }),
    newPassword: newPassword({}, wrongPassword),
  })
}

function chosenIn({
  name,
  rank,
  citizenship,
  telephone: number,
  newPassword: password,
}: Partial<z.output<ReturnType<typeof chosenFields>>>): Chosen | undefined {
  if (name === undefined || password === undefined) return undefined
  return {
    data: {
      name,
      telephone: number ?? null,
      // The choices of the form are the codes, so the cast is safe.
      rank: rank as RankCode,
      citizenship: citizenship as NonNullable<Seaman['citizenship']>,
    },
    password,
  }
}
