'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useListDrawerContext,
  useModal,
  useRouteCache,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'

import { useSelected } from '@/cms/desk/bulk/use-selected'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import type { ManyAdmitted } from '../admit-seamen.endpoint'

const CONFIRMATION = 'admit-many'

/** Lets in who is chosen in the list and waits for it, and says what came of each. */
export function AdmitChosen() {
  const { t, i18n } = useTranslation()
  const { permissions } = useAuth()
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { isInDrawer } = useListDrawerContext()
  const { count, toggleAll } = useSelection()
  const where = useSelected('seamen')
  const [result, setResult] = useState<ManyAdmitted>()
  if (isInDrawer || !permissions?.collections?.seamen?.update) return null
  const admit = async () => {
    const query = new URLSearchParams({ where: JSON.stringify(where) })
    try {
      const response = await fetch(`/api/seamen/admit-many?${query.toString()}`, {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
      })
      const answer = (await response.json()) as ManyAdmitted
      if (!response.ok) throw new Error(answer.errors[0]?.message)
      setResult(answer)
      toggleAll()
      clearRouteCache()
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
    }
  }
  return (
    <>
      {count > 0 && (
        <div className="mh-list-actions">
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openModal(CONFIRMATION)}
          >
            {panelText(t, 'seamenAdmitChosen')}
          </Button>
        </div>
      )}
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={panelText(t, 'seamenAdmitChosen')}
        body={panelText(t, 'seamenAdmitAsk', { count: count ?? 0 })}
        confirmingLabel={panelText(t, 'seamenAdmit')}
        onConfirm={admit}
      />
      {/* It is there before it says something, or screen readers would not read it out. */}
      <div role="status">
        {result && <AdmitResult result={result} onClose={() => setResult(undefined)} />}
      </div>
    </>
  )
}

function AdmitResult({ result, onClose }: { result: ManyAdmitted; onClose: () => void }) {
  const { t } = useTranslation()
  const { docs, notWaiting, errors } = result
  const line = (key: PanelKey, count: number) => panelText(t, key, { count })
  return (
    <div className="mh-many-result">
      <p className={docs.length > 0 ? 'mh-good' : undefined}>
        {line('seamenAdmitted', docs.length)}
      </p>
      {notWaiting.length > 0 && (
        <>
          <p>{line('seamenNotWaiting', notWaiting.length)}</p>
          <ul>
            {notWaiting.map(({ id, title }) => (
              <li key={id}>
                <Link prefetch={false} href={`/admin/collections/seamen/${id}`}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {errors.length > 0 && (
        <>
          <p className="mh-bad">{line('bulkRefused', errors.length)}</p>
          <ul>
            {errors.map(({ id, title, sentence }) => (
              <li key={id}>
                <Link prefetch={false} href={`/admin/collections/seamen/${id}`}>
                  <bdi>{title}</bdi>
                </Link>
                : {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
        {t('general:close')}
      </Button>
    </div>
  )
}
