'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

interface Props {
  /** The endpoint of this version and language. */
  action: string
  /** Where the document is edited in that language. */
  editor: string
  label: string
  /** Said where the server does not answer. */
  failed: string
}

/** Restores a version in one language, says what came of it, and leads back to the text. */
export function RestoreButton({ action, editor, label, failed }: Props) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    try {
      const response = await fetch(action, { method: 'POST' })
      const answer = (await response.json()) as {
        message?: string
        errors?: { message: string }[]
      }
      if (!response.ok) throw new Error(answer.errors?.[0]?.message)
      toast.success(answer.message ?? '')
      router.push(editor)
      router.refresh()
    } catch (error) {
      toast.error(error instanceof Error && !(error instanceof TypeError) ? error.message : failed)
      setBusy(false)
    }
  }
  return (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void restore()}>
      {label}
    </Button>
  )
}
