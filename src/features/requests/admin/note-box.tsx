'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { usePanelDeed } from '@/cms/desk/editing/use-panel-deed'
import { panelText } from '@/i18n/panel/panel-texts'

/** Where staff write a note; `id` is the request's. */
export function NoteBox({ id }: { id: number }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { send, isBusy } = usePanelDeed()
  const add = async () => {
    const data = { notes: [{ text: text.trim() }] }
    if (await send(`/api/requests/${id}`, 'PATCH', data)) setText('')
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
