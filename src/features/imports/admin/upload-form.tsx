'use client'

import { Button, toast, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useId, useState } from 'react'

import { IMPORT_LIMITS, MOST_OPEN_DAYS, OPEN_DAYS } from '@/domain/imports/import-limits'
import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  companies: readonly { id: number; name: string }[]
  /** Whether there are invented companies, which nothing is imported for. */
  hasExamples: boolean
}

const MB = 1024 * 1024

/** What the window of the system offers first: by endings, and by types where a telephone knows no endings. */
const ACCEPTED = [
  ...['.csv', '.tsv', '.txt', '.json', 'text/csv', 'application/json'],
  ...['.xlsx', '.xlsm', '.xls', '.ods', 'application/vnd.ms-excel'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  ...['.jsonld', '.xml', '.rss', '.atom', '.html', '.htm'],
  ...['application/xml', 'text/xml', 'text/html'],
].join(',')

const EXPORTS = [
  ['vacancies', 'vacanciesMany', 'csv'],
  ['vacancies', 'vacanciesMany', 'json'],
  ['crewings', 'crewingsMany', 'csv'],
  ['crewings', 'crewingsMany', 'json'],
] as const

/** Sends a file with what is said of it, and goes on to what it would do. */
export function UploadForm({ companies, hasExamples }: Props) {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const id = useId()
  const { isInDrawer } = useListDrawerContext()
  const [kind, setKind] = useState('vacancies')
  const [company, setCompany] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (isInDrawer) return null
  const most = IMPORT_LIMITS.bytes / MB

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    if (!(file instanceof File) || file.name === '') {
      setProblem(panelText(t, 'importChooseFile'))
      return
    }
    if (file.size > IMPORT_LIMITS.bytes) {
      setProblem(panelText(t, 'importTooLarge', { most }))
      return
    }
    const openDays = form.get('openDays')
    const query = new URLSearchParams({
      kind,
      name: file.name,
      ...(kind === 'vacancies' && {
        company,
        ...(typeof openDays === 'string' && { openDays }),
        closeMissing: String(form.get('closeMissing') === 'on'),
      }),
    })
    setSending(true)
    setProblem(undefined)
    try {
      const answer = await fetch(`/api/imports/upload?${query.toString()}`, {
        method: 'POST',
        headers: {
          'Content-Type': file.type || 'application/octet-stream',
          'Accept-Language': i18n.language,
        },
        body: file,
      })
      const body = (await answer.json()) as { id?: number; errors?: { message?: string }[] }
      if (!answer.ok || body.id === undefined) throw new Error(body.errors?.[0]?.message ?? '')
      router.push(`/admin/collections/imports/${body.id}`)
    } catch (error) {
      setSending(false)
      const isUnheard = !(error instanceof Error) || error instanceof TypeError || !error.message
      const message = isUnheard ? panelText(t, 'consequencesUnanswered') : error.message
      setProblem(message)
      toast.error(message)
    }
  }

  return (
    <form className="mh-import-upload" onSubmit={(event) => void send(event)}>
      <h2>{panelText(t, 'importNew')}</h2>
      <div>
        <label htmlFor={`${id}-kind`}>{panelText(t, 'importKind')}</label>
        <select id={`${id}-kind`} value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="vacancies">{panelText(t, 'vacanciesMany')}</option>
          <option value="companies">{panelText(t, 'crewingsMany')}</option>
        </select>
      </div>
      {kind === 'vacancies' && (
        <div>
          <label htmlFor={`${id}-company`}>{panelText(t, 'crewingsOne')}</label>
          <select
            id={`${id}-company`}
            value={company}
            aria-describedby={hasExamples ? `${id}-examples` : undefined}
            onChange={({ target }) => setCompany(target.value)}
          >
            <option value="">{panelText(t, 'importAllCompanies')}</option>
            {companies.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          {hasExamples && (
            <small id={`${id}-examples`}>{panelText(t, 'importExamplesNotOffered')}</small>
          )}
        </div>
      )}
      <div>
        <label htmlFor={`${id}-file`}>{panelText(t, 'importNewFile', { most })}</label>
        <input
          id={`${id}-file`}
          name="file"
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-kinds ${id}-problem`}
        />
        <small id={`${id}-kinds`}>{panelText(t, 'importFileKinds')}</small>
      </div>
      {kind === 'vacancies' && (
        <div>
          <label htmlFor={`${id}-days`}>{panelText(t, 'importOpenDays')}</label>
          <input
            id={`${id}-days`}
            name="openDays"
            type="number"
            min={1}
            max={MOST_OPEN_DAYS}
            required
            defaultValue={OPEN_DAYS}
            aria-describedby={`${id}-days-hint`}
          />
          <small id={`${id}-days-hint`}>{panelText(t, 'importOpenDaysDescription')}</small>
        </div>
      )}
      {kind === 'vacancies' && (
        <label className="mh-import-check">
          {/* Ticked for one company, it is not agreed to for all. */}
          <input key={company} type="checkbox" name="closeMissing" />
          {panelText(t, company === '' ? 'importCloseMissingOfAll' : 'importCloseMissing')}
        </label>
      )}
      <p id={`${id}-problem`} role="status" className="mh-bad">
        {problem}
      </p>
      <Button type="submit" margin={false} disabled={isSending}>
        {panelText(t, 'importUpload')}
      </Button>
      <p>
        {panelText(t, 'importExport')}{' '}
        {EXPORTS.map(([collection, label, format]) => (
          <a key={`${collection}${format}`} href={`/api/${collection}/export?format=${format}`}>
            {panelText(t, label)} ({format.toUpperCase()})
          </a>
        ))}
      </p>
    </form>
  )
}
