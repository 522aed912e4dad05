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
import { usePathname } from 'next/navigation'
import { useState } from 'react'

import { useSelected } from '@/cms/desk/bulk/use-selected'
import { type ClosingAction, PROLONGED_DAYS } from '@/domain/vacancies/vacancy-closing'
import { panelText } from '@/i18n/panel/panel-texts'

import type { ManyClosed } from '../close-vacancies.endpoint'
import { closingLabel } from './closing-buttons'

const ACTIONS: readonly ClosingAction[] = ['prolong', 'close']

type Result = ManyClosed & { action: ClosingAction }

/** Prolongs or closes the vacancies that are chosen in the list, and says what came of each. */
export function CloseChosen() {
  const { t, i18n } = useTranslation()
  const { permissions } = useAuth()
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { isInDrawer } = useListDrawerContext()
  const isTrash = usePathname().endsWith('/trash')
  const { count, toggleAll } = useSelection()
  const where = useSelected('vacancies')
  const [result, setResult] = useState<Result>()
  if (isInDrawer || isTrash || !permissions?.collections?.vacancies?.update) return null
  const act = async (action: ClosingAction) => {
    const query = new URLSearchParams({ where: JSON.stringify(where) })
    try {
      const response = await fetch(`/api/vacancies/${action}-many?${query.toString()}`, {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
      })
      const answer = (await response.json()) as ManyClosed
      if (!response.ok) throw new Error(answer.errors[0]?.message)
      setResult({ ...answer, action })
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
          {ACTIONS.map((action) => (
            <Button
              key={action}
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => openModal(modalOf(action))}
            >
              {closingLabel(t, action)}
            </Button>
          ))}
        </div>
      )}
      {ACTIONS.map((action) => (
        <ConfirmationModal
          key={action}
          modalSlug={modalOf(action)}
          heading={closingLabel(t, action)}
          body={panelText(t, action === 'prolong' ? 'closingProlongAsk' : 'closingCloseAsk', {
            count,
            days: PROLONGED_DAYS,
          })}
          confirmingLabel={closingLabel(t, action)}
          onConfirm={() => act(action)}
        />
      ))}
      {/* It is there before it says something, or screen readers would not read it out. */}
      <div role="status">
        {result && <ClosingResult result={result} onClose={() => setResult(undefined)} />}
      </div>
    </>
  )
}

function modalOf(action: ClosingAction): string {
  return `${action}-many`
}

function ClosingResult({ result, onClose }: { result: Result; onClose: () => void }) {
  const { t } = useTranslation()
  const { action, docs, unchanged, errors } = result
  return (
    <div className="mh-many-result">
      <p className={docs.length > 0 ? 'mh-good' : undefined}>
        {panelText(t, action === 'prolong' ? 'closingProlonged' : 'closingClosed', {
          count: docs.length,
        })}
      </p>
      {unchanged.length > 0 && (
        <p>{panelText(t, 'closingUnchanged', { count: unchanged.length })}</p>
      )}
      {errors.length > 0 && (
        <>
          <p className="mh-bad">{panelText(t, 'bulkRefused', { count: errors.length })}</p>
          <ul>
            {errors.map(({ id, title, sentence }) => (
              <li key={id}>
                <Link prefetch={false} href={`/admin/collections/vacancies/${id}`}>
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
