'use client'

import { Button, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { type SubmitEvent, useId, useState } from 'react'

import { actionPatience } from '@/cms/services/panel/action-patience'
import { LONGEST_PASTED } from '@/domain/imports/pasted-length'
import { panelText } from '@/i18n/panel/panel-texts'

import type { TextAnswer } from '../pasted-text.endpoint'
import { ValuesInText } from './values-in-text'

interface Props {
  companies: readonly { id: number; name: string }[]
}

/** Takes a text that somebody pastes, shows what is read in it, and makes drafts of it. */
export function PasteText({ companies }: Props) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { isInDrawer } = useListDrawerContext()
  const [read, setRead] = useState<TextAnswer>()
  const [made, setMade] = useState<readonly number[]>([])
  const [company, setCompany] = useState('')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (isInDrawer) return null

  const ask = async <Answer,>(path: string, body: object): Promise<Answer | undefined> => {
    setAsking(true)
    setProblem(undefined)
    try {
      const answer = await fetch(`/api/imports/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
        body: JSON.stringify(body),
        signal: actionPatience(1),
      })
      const told = (await answer.json()) as Answer & { errors?: { message?: string }[] }
      if (answer.ok) return told
      setProblem(told.errors?.[0]?.message ?? panelText(t, 'consequencesUnanswered'))
    } catch {
      setProblem(panelText(t, 'consequencesUnanswered'))
    } finally {
      setAsking(false)
    }
    return undefined
  }

  const readIt = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    setMade([])
    setLeft(new Set())
    setRead(await ask<TextAnswer>('read-text', { text }))
  }

  const makeDrafts = async () => {
    if (!read) return
    const chosen = read.vacancies.map((_, at) => at).filter((at) => !left.has(at))
    const answer = await ask<{ ids: number[] }>('drafts-of-text', {
      text: read.text,
      company,
      chosen,
    })
    if (answer) setMade(answer.ids)
  }

  const count = (read?.vacancies.length ?? 0) - left.size
  return (
    <section className="mh-import-paste" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{panelText(t, 'importPaste')}</h2>
      <form onSubmit={(event) => void readIt(event)}>
        <label htmlFor={`${id}-text`}>{panelText(t, 'importPasteText')}</label>
        <textarea
          id={`${id}-text`}
          name="text"
          rows={8}
          dir="auto"
          required
          maxLength={LONGEST_PASTED}
          aria-describedby={`${id}-hint ${id}-problem`}
        />
        <small id={`${id}-hint`}>{panelText(t, 'importPasteHint')}</small>
        <Button type="submit" margin={false} buttonStyle="secondary" disabled={isAsking}>
          {panelText(t, 'importPasteRead')}
        </Button>
      </form>
      <p id={`${id}-problem`} role="status" className="mh-bad">
        {problem}
      </p>
      {read && read.vacancies.length === 0 && <p>{panelText(t, 'importPasteNothing')}</p>}
      {read && read.vacancies.length > 0 && (
        <>
          <ValuesInText
            read={read}
            left={left}
            onLeave={(at, isLeft) => {
              const next = new Set(left)
              if (isLeft) next.add(at)
              else next.delete(at)
              setLeft(next)
            }}
          />
          <label htmlFor={`${id}-company`}>{panelText(t, 'crewingsOne')}</label>
          <select
            id={`${id}-company`}
            value={company}
            onChange={({ target }) => setCompany(target.value)}
          >
            <option value="">—</option>
            {companies.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <Button
            margin={false}
            disabled={isAsking || count === 0 || made.length > 0}
            onClick={() => void makeDrafts()}
          >
            {panelText(t, 'importPasteMake', { count })}
          </Button>
        </>
      )}
      <div role="status">
        {made.length > 0 && (
          <p>
            {panelText(t, 'importPasteMade')}{' '}
            {made.map((one) => (
              <Link key={one} prefetch={false} href={`/admin/collections/vacancies/${one}`}>
                #{one}
              </Link>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}
