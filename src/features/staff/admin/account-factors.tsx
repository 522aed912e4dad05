'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { AddFactor } from '@/cms/services/protection/panel/add-factor'
import { askFactor, type FactorStanding } from '@/cms/services/protection/panel/factor-requests'
import type { OwnFactors } from '@/cms/services/protection/second-factor/own-factors'
import { panelText } from '@/i18n/panel/panel-texts'

import { FactorList } from './factor-list'
import { OwnCodes } from './own-codes'
import { TakeFactorsAway } from './take-factors-away'

/** In the form of an account: what it has beside its password. Of one's own everything is done here, of others it is taken away. */
export function AccountFactors() {
  const { i18n, t } = useTranslation()
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [factors, setFactors] = useState<OwnFactors | 'unread'>()
  const [site, setSite] = useState<FactorStanding>()
  const [turn, setTurn] = useState(0)
  const [told, setTold] = useState<string>()
  const { language } = i18n
  useEffect(() => {
    if (id === undefined) return
    let isLeft = false
    const look = async () => {
      const answer = await askFactor<OwnFactors>(`/${id}/second-factor`, language)
      const standing = await askFactor<FactorStanding>('/second-factor', language)
      if (isLeft) return
      setFactors('body' in answer ? answer.body : 'unread')
      if ('body' in standing) setSite(standing.body)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [id, language, turn])
  // A new account gets its own at its first sign-in.
  if (id === undefined) return null
  const lookAgain = (sentence?: string) => {
    setTold(sentence)
    setTurn((before) => before + 1)
  }
  const isOwn = user?.id === id
  return (
    <section className="mh-factors">
      <h2>{panelText(t, 'factorTitle')}</h2>
      <p role="status">{told}</p>
      {factors === 'unread' && <p className="mh-bad">{panelText(t, 'factorUnread')}</p>}
      {factors !== undefined && factors !== 'unread' && (
        <>
          <FactorList
            factors={factors}
            isOwn={isOwn}
            onRemoved={() => lookAgain(panelText(t, 'factorRemoved'))}
          />
          {isOwn ? (
            <>
              {hasFactor(factors) && (
                <OwnCodes
                  left={factors.codesLeft}
                  areKept={factors.areCodesKept}
                  onKept={() => lookAgain()}
                />
              )}
              {site && (
                <AddFactor
                  canMakePasskey={site.canMakePasskey === true}
                  hasApp={factors.app !== null}
                  // With the first one the session is another: the panel has to know its end.
                  onAdded={(isFirst) => (isFirst ? window.location.reload() : lookAgain())}
                />
              )}
            </>
          ) : (
            hasFactor(factors) && (
              <TakeFactorsAway
                account={id}
                onDone={() => lookAgain(panelText(t, 'factorTakenAway'))}
              />
            )
          )}
        </>
      )}
    </section>
  )
}

function hasFactor({ app, passkeys }: OwnFactors): boolean {
  return app !== null || passkeys.length > 0
}
