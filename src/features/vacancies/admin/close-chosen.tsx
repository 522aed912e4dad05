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
import { type ClosingDeed, PROLONGED_DAYS } from '@/domain/vacancies/vacancy-closing'
import { panelText } from '@/i18n/panel/panel-texts'

import type { ManyClosed } from '../close-vacancies.endpoint'
import { closingLabel } from './closing-buttons'

const DEEDS: readonly ClosingDeed[] = ['prolong', 'close']

type Result = ManyClosed & { deed: ClosingDeed }

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
  const act = async (deed: ClosingDeed) => {
    const query = new URLSearchParams({ where: JSON.stringify(where) })
    try {
      const response = await fetch(`/api/vacancies/${deed}-many?${query.toString()}`, {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
      })
      const answer = (await response.json()) as ManyClosed
      if (!response.ok) throw new Error(answer.errors[0]?.message)
      setResult({ ...answer, deed })
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
          {DEEDS.map((deed) => (
            <Button
              key={deed}
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => openModal(modalOf(deed))}
            >
              {closingLabel(t, deed)}
            </Button>
          ))}
        </div>
      )}
      {DEEDS.map((deed) => (
        <ConfirmationModal
          key={deed}
          modalSlug={modalOf(deed)}
          heading={closingLabel(t, deed)}
          body={panelText(t, deed === 'prolong' ? 'closingProlongAsk' : 'closingCloseAsk', {
            count,
            days: PROLONGED_DAYS,
          })}
          confirmingLabel={closingLabel(t, deed)}
          onConfirm={() => act(deed)}
        />
      ))}
      {/* It is there before it says something, or screen readers would not read it out. */}
      <div role="status">
        {result && <ClosingResult result={result} onClose={() => setResult(undefined)} />}
      </div>
    </>
  )
}

function modalOf(deed: ClosingDeed): string {
  return `${deed}-many`
}

function ClosingResult({ result, onClose }: { result: Result; onClose: () => void }) {
  const { t } = useTranslation()
  const { deed, docs, unchanged, errors } = result
  return (
    <div className="mh-many-result">
      <p className={docs.length > 0 ? 'mh-good' : undefined}>
        {panelText(t, deed === 'prolong' ? 'closingProlonged' : 'closingClosed', {
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
