import type { UIFieldServerProps } from 'payload'

import { isEditor } from '@/cms/access'
import { isOwnPlace } from '@/domain/company-desk/claims'
import { panelText } from '@/i18n/panel/panel-texts'
import type { CompanyClaim } from '@/payload-types'

import { claimSigns, type ClaimSigns } from '../claim-signs.hooks'
import { CLAIM_PLACE_SENTENCES } from '../desk-labels'

/** What staff should know before they decide about a claim, as sentences; each warning first says so. */
export async function ClaimSignsView({ data, req }: UIFieldServerProps) {
  if (!isEditor(req)) return null
  // The panel hands over the document of this collection.
  const claim = data as Partial<CompanyClaim>
  if (!claim.email || claim.company === undefined) return null
  const signs = await claimSigns(req, { email: claim.email, company: claim.company })
  if (!signs) return null
  return (
    <div className="field-type mh-request">
      <section aria-labelledby="mh-claim-signs">
        <h2 id="mh-claim-signs">{panelText(req.t, 'claimSigns')}</h2>
        <ul>
          {sentencesOf(signs, (key, vars) => panelText(req.t, key, vars)).map(
            ({ text, isWarning }) => (
              <li key={text}>
                <bdi>
                  {isWarning ? '⚠ ' : '✓ '}
                  {text}
                </bdi>
              </li>
            ),
          )}
        </ul>
      </section>
    </div>
  )
}

type Say = (key: Parameters<typeof panelText>[1], vars?: Record<string, number | string>) => string

interface Sentence {
  text: string
  isWarning: boolean
}

function sentencesOf(signs: ClaimSigns, say: Say): Sentence[] {
  const { place, shownAddress, website, lookAlike, owners } = signs
  const warn = (text: string): Sentence => ({ text, isWarning: true })
  return [
    {
      text: say(CLAIM_PLACE_SENTENCES[place], {
        address: shownAddress ?? '—',
        website: website ?? '—',
      }),
      isWarning: !isOwnPlace(place),
    },
    ...(lookAlike ? [warn(say('claimLooksLike', { ...lookAlike }))] : []),
    ...(signs.isWarned ? [warn(say('claimWarned'))] : []),
    ...(signs.isSuspended ? [warn(say('claimSuspended'))] : []),
    ...(signs.isLicenceExpired ? [warn(say('claimLicenceExpired'))] : []),
    ...(signs.isLicenceUnchecked ? [warn(say('claimLicenceUnchecked'))] : []),
    ...(owners > 0 ? [warn(say('claimHasOwners', { count: owners }))] : []),
  ]
}
