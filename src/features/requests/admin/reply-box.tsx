'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { LONGEST_REPLY } from '../reply-length'
import { sendFromPanel } from './send-from-panel'

interface Props {
  /** Of the request. */
  id: number
  /** Of this answer: sent twice, it is taken once. */
  replyKey: string
  address: string
  /** The language of the words around the answer, by its own name. */
  language: string
}

/** Where staff write an answer, which goes out as mail. */
export function ReplyBox({ id, replyKey, address, language }: Props) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const data = { text, key: replyKey }
    const refused = await sendFromPanel(`/api/requests/${id}/reply`, 'POST', data, i18n.language)
    if (refused === undefined) {
      toast.success(panelText(t, 'requestReplySent'))
      // The form beside it still has the state from before, and would write it back.
      window.location.reload()
      return
    }
    setBusy(false)
    toast.error(refused === '' ? panelText(t, 'connectionLost') : refused)
  }
  return (
    <div className="mh-request-box">
      <label htmlFor="mh-reply">{panelText(t, 'requestReply')}</label>
      <p id="mh-reply-about">
        {panelText(t, 'requestReplyDescription', {
          address: `\u2068${address}\u2069`,
          language: `\u2068${language}\u2069`,
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
        onClick={() => void send()}
      >
        {panelText(t, 'requestReplySend')}
      </Button>
    </div>
  )
}
