'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { usePanelDeed } from '@/cms/desk/editing/use-panel-deed'
import { panelText } from '@/i18n/panel/panel-texts'

import { LONGEST_REPLY } from '../reply-length'

interface Props {
  /** Of the request. */
  id: number
  /** Of this answer: sent twice, it is taken once. */
  replyKey: string
  address: string
  /** The language of the words around the answer, by its code. */
  language: string
}

/** Where staff write an answer, which goes out as mail. */
export function ReplyBox({ id, replyKey, address, language }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { send, isBusy } = usePanelDeed()
  const answer = async () => {
    if (!(await send(`/api/requests/${id}/reply`, 'POST', { text, key: replyKey }))) return
    toast.success(panelText(t, 'requestReplySent'))
    setText('')
  }
  return (
    <div className="mh-request-box">
      <label htmlFor="mh-reply">{panelText(t, 'requestReply')}</label>
      <p id="mh-reply-about">
        {panelText(t, 'requestReplyDescription', {
          address: `\u2068${address}\u2069`,
          language,
        })}
      </p>
      <textarea
        id="mh-reply"
        aria-describedby="mh-reply-about"
        dir="auto"
        rows={8}
        maxLength={LONGEST_REPLY}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        size="small"
        margin={false}
        disabled={isBusy || text.trim() === ''}
        onClick={() => void answer()}
      >
        {panelText(t, 'requestReplySend')}
      </Button>
    </div>
  )
}
