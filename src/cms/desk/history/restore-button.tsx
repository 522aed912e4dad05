'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'

import { deedPatience } from '../../services/panel/deed-patience'

interface Question {
  title: string
  /** What comes of it. */
  text: string
  /** The button that changes nothing. */
  leave: string
}

interface Props {
  /** The endpoint of this version. */
  action: string
  /** Where what comes back is edited. */
  editor: string
  label: string
  /** Said where the server does not answer. */
  failed: string
  /** Asked before, where readers see at once what comes back. */
  question?: Question
}

/** Restores a version, says what came of it, and leads back to the form. */
export function RestoreButton({ action, editor, label, failed, question }: Props) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    dialog.current?.close()
    setBusy(true)
    try {
      const response = await fetch(action, {
        method: 'POST',
        signal: deedPatience(1),
      })
      const answer = (await response.json()) as {
        message?: string
        errors?: { message: string }[]
      }
      if (!response.ok) throw new Error(answer.errors?.[0]?.message)
      toast.success(answer.message ?? '')
      router.push(editor)
      router.refresh()
    } catch (error) {
      // Lost on the way, too late, or no JSON.
      const isUnheard =
        !(error instanceof Error) || /^(?:Type|Timeout|Syntax)Error$/.test(error.name)
      toast.error(isUnheard || error.message === '' ? failed : error.message)
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isBusy}
        onClick={() => {
          if (question) dialog.current?.showModal()
          else void restore()
        }}
      >
        {label}
      </Button>
      {question && (
        <QuestionDialog
          dialog={dialog}
          question={question}
          label={label}
          agree={() => void restore()}
        />
      )}
    </>
  )
}

interface QuestionProps {
  dialog: React.RefObject<HTMLDialogElement | null>
  question: Question
  label: string
  agree: () => void
}

/** Asked in the look of what is asked before harm is done (cms/desk/consequences). */
function QuestionDialog({ agree, dialog, label, question }: QuestionProps) {
  const title = useId()
  return (
    <dialog ref={dialog} className="mh-consequences" aria-labelledby={title}>
      <h2 id={title}>{question.title}</h2>
      <div className="mh-consequences__told">
        <p>{question.text}</p>
      </div>
      <div className="mh-consequences__choice">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          {question.leave}
        </Button>
        <Button buttonStyle="primary" margin={false} onClick={agree}>
          {label}
        </Button>
      </div>
    </dialog>
  )
}
