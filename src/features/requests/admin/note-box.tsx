'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { sendFromPanel } from './send-from-panel'

/** Where staff write a note; `id` is the request's. */
export function NoteBox({ id }: { id: number }) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    const data = { notes: [{ text: text.trim() }] }
    const refused = await sendFromPanel(`/api/requests/${id}`, 'PATCH', data, i18n.language)
    if (refused === undefined) {
      window.location.reload()
      return
    }
    setBusy(false)
    toast.error(refused === '' ? panelText(t, 'connectionLost') : refused)
  }
  return (
    <div className="mh-request-box">
      <label htmlFor="mh-note">{panelText(t, 'requestNote')}</label>
      <p id="mh-note-about">{panelText(t, 'requestNotesDescription')}</p>
      <textarea
        id="mh-note"
        aria-describedby="mh-note-about"
        dir="auto"
        rows={3}
        maxLength={5_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || text.trim() === ''}
        onClick={() => void add()}
      >
        {panelText(t, 'requestNoteAdd')}
      </Button>
    </div>
  )
}
