import { z } from 'zod'

import { defineAction, type FormAbout } from '../../cms/services/forms/form'
import { agreement, email, line } from '../../cms/services/forms/form-fields'
import { countTry } from '../../cms/services/forms/tried-too-often'
import { COMPANY_SIGN_IN_PAGE } from '../../domain/addresses/site-pages'
import { hostOf } from '../../domain/vacancies/vacancy-flags'
import { claimCompany } from './claims.submit'
import { type Claimable, claimable } from './desk.queries'
import { pageAfter } from './desk-visitor'

interface ClaimAbout extends FormAbout {
  company: Claimable
}

/** Asks for the page of a company. Only a mail to the typed address says more. */
export const claimForm = defineAction({
  name: 'desk-claim',
  async load({ company: id }): Promise<ClaimAbout | undefined> {
    const company = await claimable(Number(id))
    return (
      company && {
        words: { company: company.name, domain: hostOf(company.website) || 'none' },
        company,
      }
    )
  },
  schema: () =>
    z.object({
      name: line({ maxLength: 120, autocomplete: 'name' }),
      position: line({ maxLength: 120, autocomplete: 'organization-title', isOptional: true }),
      email: email({}),
      consent: agreement({}),
    }),
  async act({ name, position, email: typed }, { payload, about: { company }, locale, address }) {
    const refused = await countTry('companyClaim', { address, email: typed })
    if (refused) return refused
    const claim = { name, position: position ?? null, email: typed, language: locale }
    await claimCompany(payload, company, claim)
    return { location: pageAfter(COMPANY_SIGN_IN_PAGE, locale, 'claimed') }
  },
})
