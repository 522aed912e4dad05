'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

/** What can be done with a company's form: a preview, the file itself, and to take it into use again. */
export function CompanyFormActions() {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const { id, data } = useDocumentInfo()
  const [isBusy, setBusy] = useState(false)
  const [isInUse, setInUse] = useState(data?.isInUse === true)
  if (id === undefined) return null
  const use = async () => {
    setBusy(true)
    try {
      const answer = await fetch(`/api/company-forms/${id}/use`, {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
      })
      const body = (await answer.json()) as { errors?: { message: string }[] }
      if (!answer.ok) throw new Error(body.errors?.[0]?.message)
      setInUse(true)
      router.refresh()
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError || !error.message
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="field-type mh-form-actions">
      <p>
        <a href={`/api/company-forms/${id}/preview`} download>
          {panelText(t, 'companyFormPreview')}
        </a>
      </p>
      <p>
        <a href={`/api/company-forms/${id}/file`} download>
          {panelText(t, 'companyFormDownload')}
        </a>
      </p>
      {!isInUse && (
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void use()}>
          {panelText(t, 'companyFormUse')}
        </Button>
      )}
    </div>
  )
}
