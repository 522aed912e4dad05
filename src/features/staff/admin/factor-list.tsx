'use client'

import { Button, useTranslation } from '@payloadcms/ui'

import { useFactorRequest } from '@/cms/services/protection/panel/use-factor-request'
import type { OwnFactors } from '@/cms/services/protection/second-factor/own-factors'
import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  factors: OwnFactors
  isOwn: boolean
  onRemoved: () => void
}

/** The passkeys and the app of an account, with when each was added and used; one's own can be removed. */
export function FactorList({ factors, isOwn, onRemoved }: Props) {
  const { i18n, t } = useTranslation()
  const { ask, isBusy, problem } = useFactorRequest()
  const { app, isRequired, passkeys } = factors
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const when = (createdAt: string, usedAt: string | null) =>
    [
      panelText(t, 'factorAdded', { day: day.format(new Date(createdAt)) }),
      usedAt === null
        ? panelText(t, 'factorNeverUsed')
        : panelText(t, 'factorUsed', { day: day.format(new Date(usedAt)) }),
    ].join(' · ')
  const remove = async (path: string, data: object) => {
    if (await ask(path, data)) onRemoved()
  }
  const button = (name: string, path: string, data: object) =>
    isOwn && (
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        aria-label={panelText(t, 'factorRemoveNamed', { name })}
        onClick={() => void remove(path, data)}
      >
        {panelText(t, 'factorRemove')}
      </Button>
    )
  const isEmpty = passkeys.length === 0 && app === null
  return (
    <>
      {isEmpty && (
        <p>
          {panelText(t, 'factorNothing')}{' '}
          {panelText(t, isRequired ? 'factorRequired' : 'factorEnrolFree')}
        </p>
      )}
      <ul className="mh-factors__list">
        {passkeys.map(({ id, name, createdAt, usedAt, madeFor }) => (
          <li key={id}>
            <div>
              {panelText(t, 'factorPasskey')}:{' '}
              <b>
                <bdi>{name}</bdi>
              </b>
              <br />
              <small>{when(createdAt, usedAt)}</small>
              {madeFor !== null && (
                <>
                  <br />
                  <small className="mh-bad">
                    {panelText(t, 'factorMadeFor', { site: `\u2068${madeFor}\u2069` })}
                  </small>
                </>
              )}
            </div>
            {button(name, '/second-factor/remove-passkey', { id })}
          </li>
        ))}
        {app && (
          <li>
            <div>
              <b>{panelText(t, 'factorApp')}</b>
              <br />
              <small>{when(app.createdAt, app.usedAt)}</small>
            </div>
            {button(panelText(t, 'factorApp'), '/second-factor/remove-app', {})}
          </li>
        )}
      </ul>
      <p role="alert" className="mh-bad">
        {problem}
      </p>
    </>
  )
}
