'use client'

import {
  BlockRemoveButton,
  useBlockComponentContext,
  useEditorConfigContext,
} from '@payloadcms/richtext-lexical/client'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import {
  Collapsible,
  ErrorPill,
  RenderFields,
  useDocumentInfo,
  useFormFields,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'

import type { PanelKey } from '@/i18n/panel/panel-texts'

import { BlockSummary } from './block-summary'
import { useHandedOn } from './use-handed-on'

interface Props {
  slug: string
  label: PanelKey
  summary: string[]
}

/**
 * A block in the editor of texts. Payload's own frame is another component as soon as the document has an id, and when
 * fields become right or wrong, so that everything in it is made again under the person who types (3.90.1).
 */
export function SteadyBlock({ slug, label, summary }: Props) {
  const { baseClass, errorCount, formSchema } = useBlockComponentContext()
  const { i18n } = useTranslation()
  const isEditable = useLexicalEditable()
  const isWrong = useFormSubmitted() && errorCount > 0
  const [isFolded, fold] = useFolded()
  useHandedOn(slug)
  return (
    <div className={`${baseClass}__container ${baseClass}-${slug}`}>
      <Collapsible
        className={`${baseClass}__row ${baseClass}__row--${isWrong ? 'has' : 'no'}-errors`}
        collapsibleStyle={isWrong ? 'error' : 'default'}
        header={
          <div className={`${baseClass}__block-header`}>
            <BlockSummary label={label} summary={summary} />
            {isWrong && <ErrorPill count={errorCount} i18n={i18n} withMessage />}
            <div className={`${baseClass}__block-actions`}>
              {isEditable && <BlockRemoveButton />}
            </div>
          </div>
        }
        isCollapsed={isFolded}
        onToggle={fold}
      >
        <RenderFields
          fields={formSchema}
          forceRender
          parentIndexPath=""
          parentPath=""
          parentSchemaPath=""
          permissions
          readOnly={!isEditable}
        />
      </Collapsible>
    </div>
  )
}

type Folded = Record<string, { collapsed?: string[] } | undefined>

/** Whether the block is folded, which is remembered for whoever folds it, as Payload does. */
function useFolded(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const id = useFormFields(([fields]) => fields.id?.value) as string | undefined
  const { fieldProps } = useEditorConfigContext()
  const { getDocPreferences, setDocFieldPreferences } = useDocumentInfo()
  const [isFolded, setFolded] = useState<boolean>(
    () =>
      (fieldProps.initialLexicalFormState?.[id ?? '']?.collapsed as boolean | undefined) ?? false,
  )
  const fold = (isToBe: boolean) => {
    setFolded(isToBe)
    if (id === undefined) return
    void getDocPreferences().then((preferences) => {
      const { name } = fieldProps.field
      // Who has folded nothing yet has no `fields`, whatever the type says.
      const fields: Folded | undefined = preferences?.fields
      const others = (fields?.[name]?.collapsed ?? []).filter((one) => one !== id)
      setDocFieldPreferences(name, { collapsed: isToBe ? [...others, id] : others })
    })
  }
  return [isFolded, fold]
}
