'use client'

import { useDocumentInfo, useServerFunctions, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'

/** What to look at before a vacancy is published; looked up again whenever it is saved. */
export function VacancyFlags() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { t } = useTranslation()
  const { serverFunction } = useServerFunctions()
  const [flags, setFlags] = useState<readonly string[] | 'unknown'>([])
  useEffect(() => {
    if (id === undefined) return
    let isLeft = false
    const show = (read: readonly string[] | 'unknown') => {
      if (!isLeft) setFlags(read)
    }
    void Promise.resolve(serverFunction({ name: 'vacancy-flags', args: { id } })).then(
      (read) => show(Array.isArray(read) ? read.map(String) : 'unknown'),
      () => show('unknown'),
    )
    return () => {
      isLeft = true
    }
  }, [id, lastUpdateTime, serverFunction])
  if (flags.length === 0) return null
  return (
    <section className="field-type mh-flags" aria-labelledby="mh-flags" aria-live="polite">
      <h2 id="mh-flags">{panelText(t, 'flagsTitle')}</h2>
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
