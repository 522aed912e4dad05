import { useTranslation } from '@payloadcms/ui'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { FactorUse } from './factor-requests'
import type { useFactorRequest } from './use-factor-request'

const nothing = () => () => undefined

/** Whether this browser can make and give passkeys; on the server it is taken for one that can. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(nothing, browserSupportsWebAuthn, () => true)
}

/** Makes and gives passkeys: the site is asked for a question, the browser answers it, and the site takes the answer. */
export function usePasskey(
  { ask, setProblem }: ReturnType<typeof useFactorRequest>,
  use: FactorUse = 'give',
) {
  const { t } = useTranslation()
  const answer = async <Response>(
    inBrowser: () => Promise<Response>,
  ): Promise<Response | undefined> => {
    try {
      return await inBrowser()
    } catch (error) {
      const isThere = error instanceof Error && error.name === 'InvalidStateError'
      setProblem(panelText(t, isThere ? 'factorPasskeyThere' : 'factorPasskeyLeft'))
      return undefined
    }
  }
  return {
    /** @returns whether it was taken */
    give: async (): Promise<boolean> => {
      const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>(
        '/second-factor/ask-passkey',
        {},
      )
      const response = optionsJSON && (await answer(() => startAuthentication({ optionsJSON })))
      if (!response) return false
      return (await ask(`/second-factor/${use}-passkey`, { response })) !== undefined
    },
    /** @returns the recovery codes that came with it, where it is the first factor of its account */
    make: async (name: string): Promise<string[] | undefined> => {
      const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>(
        '/second-factor/begin-passkey',
        {},
      )
      const response = optionsJSON && (await answer(() => startRegistration({ optionsJSON })))
      if (!response) return undefined
      const data = { name, response }
      return (await ask<{ codes: string[] }>('/second-factor/add-passkey', data))?.codes
    },
  }
}
