'use client'

import { useAllFormFields, useTranslation } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'

/** As Payload calls the two fields of a new password. */
const PASSWORD = 'password'
const REPEATED = 'confirm-password'

/**
 * Says at each letter whether a new password is there twice. Payload notes that both fields are empty when it shows them, and
 * looks again 150 ms after the last letter at the earliest; a press before that is refused, and what it found out is lost
 * (3.90.1). Who fills them in at once, as programs for passwords do, would be told that they are missing.
 * On a fast machine a press within half a second of the first letter is refused all the same: why is not known.
 */
export function useNewPasswords(): void {
  const [fields, dispatch] = useAllFormFields()
  const { t } = useTranslation()
  useLayoutEffect(() => {
    const password = fields[PASSWORD]?.value
    for (const path of [PASSWORD, REPEATED]) {
      const field = fields[path]
      // An empty one is wrong as Payload says; and what it has looked at, it asks again before it sends.
      if (!field?.value || field.validate) continue
      const differs = path === REPEATED && field.value !== password
      if ((field.valid === false) === differs) continue
      const errorMessage = differs ? t('fields:passwordsDoNotMatch') : ''
      dispatch({ type: 'UPDATE', path, valid: !differs, errorMessage })
    }
  }, [fields, dispatch, t])
}
