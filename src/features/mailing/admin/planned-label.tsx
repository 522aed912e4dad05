'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'

import { instantName } from '@/i18n/instant-name'
import { panelText } from '@/i18n/panel/panel-texts'

import { instantOf } from '../stored-plan'
import { useNow } from './use-now'

/** A planned price by the time from which it holds. */
export function PlannedLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ from?: unknown }>()
  const { t, i18n } = useTranslation()
  const from = instantOf(data.from)
  const isDrawnByServer = useNow() === undefined
  if (from === undefined || isDrawnByServer) {
    return <>{`${panelText(t, 'plannedOne')} ${rowNumber + 1}`}</>
  }
  return <>{instantName(from, i18n.language)}</>
}
