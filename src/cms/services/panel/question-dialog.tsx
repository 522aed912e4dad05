'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  title: string
  /** The button that leaves everything as it is. It has the focus: nothing is done by a key that was pressed too soon. */
  leave: string
  /** The button that goes on; without it there is nothing to decide. */
  goOn?: string
  isHarm?: boolean
  /** Whether nobody can go on now. */
  isBusy?: boolean
  /** Whether an answer of the site is waited for, which is said. */
  isWaiting?: boolean
  onLeave: () => void
  onGoOn?: () => void
  /** What else can be chosen, before the two buttons. */
  instead?: ReactNode
  children: ReactNode
}

/** Asks one question above everything else in the panel. Whoever closes it has not agreed. */
export function QuestionDialog({
  title,
  leave,
  goOn,
  isHarm = false,
  isBusy = false,
  isWaiting = false,
  onLeave,
  onGoOn,
  instead,
  children,
}: Props) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const choice = useRef<HTMLDivElement>(null)
  const heading = useId()
  // Effects of this kind end before the element is taken away; closed only then, it would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    choice.current?.querySelector<HTMLButtonElement>('.mh-consequences__leave')?.focus()
    return () => element?.close()
  }, [])
  // A window below, which asked first, keeps the key from closing this one.
  useEffect(() => {
    const element = dialog.current
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onLeave()
    }
    element?.addEventListener('keydown', close)
    return () => element?.removeEventListener('keydown', close)
  }, [onLeave])
  return (
    <dialog
      ref={dialog}
      className="mh-consequences"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <h2 id={heading}>{title}</h2>
      <div className="mh-consequences__told">{children}</div>
      <div ref={choice} className="mh-consequences__choice">
        <p role="status">{isWaiting && panelText(t, 'consequencesWaiting')}</p>
        {instead}
        <Button
          buttonStyle="secondary"
          className="mh-consequences__leave"
          margin={false}
          onClick={onLeave}
        >
          {/* What is under way is not undone by leaving it. */}
          {isWaiting ? t('general:close') : leave}
        </Button>
        {goOn !== undefined && (
          <Button
            buttonStyle={isHarm ? 'error' : 'primary'}
            disabled={isBusy || isWaiting}
            margin={false}
            {...(onGoOn && { onClick: onGoOn })}
          >
            {goOn}
          </Button>
        )}
      </div>
    </dialog>
  )
}
