'use client'

import { useAllFormFields, useTranslation } from '@payloadcms/ui'
import { useLayoutEffect, useMemo } from 'react'

import { otherVerdicts, type OwnSentences } from './new-passwords'

/**
 * Says at each letter whether a new password is there twice. Payload notes that both fields are empty when it shows them, and
 * looks again 150 ms after the last letter at the earliest; a press before that is refused, and what it found out is lost
 * (3.90.1). Who fills them in at once, as programs for passwords do, would be told that they are missing.
 * @returns the sentences that are judged here, so that nobody else puts them back into the form
 */
export function useNewPasswords(): OwnSentences {
  const [fields, dispatch] = useAllFormFields()
  const { t } = useTranslation()
  const own = useMemo(
    () => ({ required: t('validation:required'), doNotMatch: t('fields:passwordsDoNotMatch') }),
    [t],
  )
  useLayoutEffect(() => {
    for (const verdict of otherVerdicts(fields, own)) dispatch({ type: 'UPDATE', ...verdict })
  }, [fields, dispatch, own])
  return own
}
