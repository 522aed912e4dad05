'use client'

import { Button, ConfirmationModal, toast, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  companies: number
  vacancies: number
  seafarers: number
  /** Whether readers see them: on a public site nobody does. */
  areShown: boolean
}

const CONFIRMATION = 'remove-examples'

/** Tells of the invented companies, vacancies and seafarers that are in the database, and removes them. */
export function RemoveExamples({ companies, vacancies, seafarers, areShown }: Props) {
  const { t, i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const remove = async () => {
    try {
      const answer = await fetch('/api/crewings/remove-examples', {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
      })
      const body = (await answer.json()) as Answer
      if (!answer.ok) throw new Error(body.errors?.[0]?.message)
      const { companies: ofCompanies = 0, vacancies: ofVacancies = 0 } = body
      toast.success(
        panelText(t, 'examplesRemoved', { companies: ofCompanies, vacancies: ofVacancies }),
      )
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
    }
    router.refresh()
  }
  return (
    <section className="mh-actions mh-examples">
      <p className={areShown ? undefined : 'mh-bad'}>
        {panelText(t, areShown ? 'examplesShown' : 'examplesHidden', { companies, vacancies })}
        {seafarers > 0 && ` ${panelText(t, 'examplesSeafarers', { count: seafarers })}`}
      </p>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(CONFIRMATION)}>
        {panelText(t, 'examplesRemove')}
      </Button>
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={panelText(t, 'examplesRemove')}
        body={panelText(t, 'examplesRemoveAsk')}
        onConfirm={remove}
      />
    </section>
  )
}

interface Answer {
  companies?: number
  vacancies?: number
  errors?: { message: string }[]
}
