'use client'

import { Button, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useId, useState } from 'react'

import { LARGEST_COMPANY_FORM } from '@/domain/company-forms/template-problems'
import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  /** Each with the first language of its office. */
  companies: readonly { id: number; name: string; language: string | undefined }[]
  languages: readonly { value: string; label: string }[]
}

const MB = 1024 * 1024

const ACCEPTED =
  '.docx,.xlsx,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sends a company's form, and says each place at which it cannot be filled. */
export function UploadCompanyForm({ companies, languages }: Props) {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const id = useId()
  const { isInDrawer } = useListDrawerContext()
  const [company, setCompany] = useState('')
  const [language, setLanguage] = useState('en')
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<readonly string[]>([])
  if (isInDrawer) return null
  const most = LARGEST_COMPANY_FORM / MB

  const choose = (chosen: string) => {
    setCompany(chosen)
    const own = companies.find((one) => String(one.id) === chosen)?.language
    if (own !== undefined) setLanguage(own)
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    if (!(file instanceof File) || file.name === '' || company === '') {
      setSaid([panelText(t, 'companyFormChoose')])
      return
    }
    if (file.size > LARGEST_COMPANY_FORM) {
      setSaid([panelText(t, 'companyFormTooLarge', { most })])
      return
    }
    setSending(true)
    setSaid([])
    try {
      const query = new URLSearchParams({ company, language, name: file.name })
      const answer = await fetch(`/api/company-forms/upload?${query.toString()}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream', 'Accept-Language': i18n.language },
        body: file,
      })
      const body = (await answer.json()) as {
        id?: number
        errors?: { message?: string }[]
        problems?: string[]
      }
      if (answer.ok && body.id !== undefined) {
        router.push(`/admin/collections/company-forms/${body.id}`)
        return
      }
      const message = body.errors?.[0]?.message ?? panelText(t, 'consequencesUnanswered')
      setSaid([message, ...(body.problems ?? [])])
    } catch {
      setSaid([panelText(t, 'consequencesUnanswered')])
    }
    setSending(false)
  }
  const [first, ...places] = said

  return (
    <form className="mh-import-upload mh-form-upload" onSubmit={(event) => void send(event)}>
      <h2>{panelText(t, 'companyFormNew')}</h2>
      <div>
        <label htmlFor={`${id}-company`}>{panelText(t, 'crewingsOne')}</label>
        <select
          id={`${id}-company`}
          value={company}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="" />
          {companies.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-language`}>{panelText(t, 'companyFormLanguage')}</label>
        <select
          id={`${id}-language`}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        >
          {languages.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-file`}>{panelText(t, 'companyFormChosenFile', { most })}</label>
        <input
          id={`${id}-file`}
          name="file"
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-kinds ${id}-problem`}
        />
        <small id={`${id}-kinds`}>{panelText(t, 'companyFormKinds')}</small>
      </div>
      <div id={`${id}-problem`} role="status" className="mh-bad">
        {first}
        {places.length > 0 && (
          <ul>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        )}
      </div>
      <Button type="submit" margin={false} disabled={isSending}>
        {panelText(t, 'companyFormUpload')}
      </Button>
    </form>
  )
}
