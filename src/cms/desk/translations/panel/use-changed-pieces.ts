'use client'

import { toast, useDocumentInfo, useEditDepth, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

import { panelText } from '../../../../i18n/panel/panel-texts'
import type { ChangedPieces } from '../tell-changed.hooks'
import { goToChanged } from './form-places'
import { useSourceShown } from './source-shown'

const NOTICE = 'mh-changed-pieces'

/**
 * Says after a publication what of the translation is out of date all the same, from the server's answer. It stays until
 * it is closed: whoever publishes looks at what comes next, not at the corner of the screen.
 */
export function useChangedPieces(): void {
  const { t } = useTranslation()
  const { data } = useDocumentInfo()
  const [, show] = useSourceShown()
  const depth = useEditDepth()
  const answer = data as (ChangedPieces & { _status?: unknown }) | undefined
  const tell = useEffectEvent(({ changedPieces, _status }: NonNullable<typeof answer>) => {
    if (changedPieces === undefined) {
      // What was said before holds until the next publication.
      if (_status === 'published') toast.dismiss(NOTICE)
      return
    }
    toast.warning(panelText(t, 'publishedChanged', { count: changedPieces }), {
      id: NOTICE,
      duration: Infinity,
      classNames: { actionButton: 'mh-toast-action' },
      // In a drawer there is no place beside the form.
      ...(depth <= 1 && {
        action: {
          label: panelText(t, 'publishedChangedShow'),
          onClick: () => {
            show(true)
            goToChanged()
          },
        },
      }),
    })
  })
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])
  useEffect(
    () => () => {
      toast.dismiss(NOTICE)
    },
    [],
  )
}
