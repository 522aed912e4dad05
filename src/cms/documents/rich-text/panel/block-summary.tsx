'use client'

import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { Pill, useFormFields, useTranslation } from '@payloadcms/ui'

import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { plainText } from '../content'

interface Props {
  label: PanelKey
  /** Paths of the fields that may say which one it is. */
  summary: string[]
}

/** How many characters of a text are enough to know it by. */
const ENOUGH = 80

/** The head of a block in the editor: what it is, and how it begins. */
export function BlockSummary({ label, summary }: Props) {
  const { t } = useTranslation()
  const words = useFormFields(([fields]) => {
    for (const path of summary) {
      const text = wordsOf(fields?.[path]?.value)
      if (text !== '') return text
    }
    return ''
  })
  return (
    <div>
      <Pill pillStyle="white" size="small">
        {panelText(t, label)}
      </Pill>{' '}
      {words.length > ENOUGH ? `${words.slice(0, ENOUGH)}…` : words}
    </div>
  )
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const isRichText = typeof value === 'object' && value !== null && 'root' in value
  // Whatever has a root of nodes is a rich text.
  return isRichText ? plainText(value as unknown as SerializedEditorState) : ''
}
