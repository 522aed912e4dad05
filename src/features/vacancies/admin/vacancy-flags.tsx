'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'

/** What to look at before a vacancy is published; looked up anew whenever it is saved. */
export function VacancyFlags() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { t, i18n } = useTranslation()
  const { config } = useConfig()
  const [flags, setFlags] = useState<readonly string[] | 'unknown'>([])
  useEffect(() => {
    if (id === undefined) return
    const leaving = new AbortController()
    void readFlags(
      `${config.routes.api}/vacancies/${id}/flags`,
      i18n.language,
      leaving.signal,
    ).then((read) => {
      if (!leaving.signal.aborted) setFlags(read)
    })
    return () => leaving.abort()
  }, [id, lastUpdateTime, config.routes.api, i18n.language])
  if (flags.length === 0) return null
  return (
    <section className="field-type mh-flags" aria-labelledby="mh-flags" aria-live="polite">
      <h3 id="mh-flags">{panelText(t, 'flagsTitle')}</h3>
      {flags === 'unknown' ? (
        <p>{panelText(t, 'flagsUnknown')}</p>
      ) : (
        <ul>
          {flags.map((flag) => (
            <li key={flag} dir="auto">
              {flag}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

async function readFlags(
  address: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly string[] | 'unknown'> {
  try {
    const answer = await fetch(address, { headers: { 'Accept-Language': language }, signal })
    // Whoever may not publish is told nothing.
    if (answer.status === 403) return []
    if (!answer.ok) return 'unknown'
    return ((await answer.json()) as { flags: string[] }).flags
  } catch {
    return 'unknown'
  }
}
