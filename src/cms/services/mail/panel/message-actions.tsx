'use client'

import { Button, ConfirmationModal, toast, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  id: number | string
  address: string
  canSendAgain: boolean
  canBounce: boolean
}

interface Answer {
  message?: string
  errors?: { message: string }[]
}

const ACTIONS = [
  { path: 'send-again', label: 'mailSendAgain', ask: 'mailSendAgainAsk' },
  { path: 'bounced', label: 'mailBounced', ask: 'mailBouncedAsk' },
] as const

/** Sends a message again, or notes that it came back. */
export function MessageActions({ id, address, canSendAgain, canBounce }: Props) {
  const { t, i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const act = async (path: string) => {
    try {
      const answer = await fetch(`/api/messages/${id}/${path}`, {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
      })
      const body = (await answer.json()) as Answer
      if (!answer.ok) throw new Error(body.errors?.[0]?.message)
      toast.success(body.message)
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
    }
    router.refresh()
  }
  const shown = ACTIONS.filter(({ path }) => (path === 'bounced' ? canBounce : canSendAgain))
  return shown.map(({ path, label, ask }) => (
    <span key={path}>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(path)}>
        {panelText(t, label)}
      </Button>
      <ConfirmationModal
        modalSlug={path}
        heading={panelText(t, label)}
        body={panelText(t, ask, { address: `\u2068${address}\u2069` })}
        onConfirm={() => act(path)}
      />
    </span>
  ))
}
