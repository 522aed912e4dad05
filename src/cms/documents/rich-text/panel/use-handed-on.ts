'use client'

import {
  $isBlockNode,
  type BlockNode,
  useBlockComponentContext,
} from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  HISTORY_MERGE_TAG,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useAllFormFields, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'

import { isSameValue } from '@/domain/texts/same-value'

import { newestTextsOf, TELL_EVERY } from './newest-texts'

/**
 * Hands on to the text around a block what is typed in it, at once. Payload asks the server about the block first, for
 * which whoever types has to pause; and an answer about what stood there before would take the newer letters out again.
 */
export function useHandedOn(blockType: string): void {
  const [editor] = useLexicalComposerContext()
  const { nodeKey } = useBlockComponentContext()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const texts = newestTextsOf(useForm())
  const telling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const tell = useEffectEvent(() => {
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        if ($isBlockNode(node)) node.setFields({ ...node.getFields() }, true)
      },
      { tag: SKIP_DOM_SELECTION_TAG },
    )
  })
  // Of what belongs to the step before in its history Payload's editor tells the form nothing.
  const tellLater = () => {
    telling.current ??= setTimeout(() => {
      telling.current = undefined
      tell()
    }, TELL_EVERY)
  }
  useEffect(() => () => clearTimeout(telling.current), [])

  const handOn = useEffectEvent(() => {
    const now = texts.over(fields)
    // What was read from the server is there as it was stored.
    if (!isModified && now === fields) return
    const values = { ...valuesOf(now), ...emptiedIn(now), blockType }
    const renewed = (node: BlockNode) => ({ ...node.getFields(), ...values })
    const isHandedOn = editor.read(() => {
      const node = $getNodeByKey(nodeKey)
      return !$isBlockNode(node) || isSameValue(node.getFields(), renewed(node))
    })
    if (isHandedOn) return
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        // The form of the block has these values already.
        if ($isBlockNode(node)) node.setFields(renewed(node), true)
      },
      { tag: [SKIP_DOM_SELECTION_TAG, HISTORY_MERGE_TAG] },
    )
    tellLater()
  })
  useEffect(() => handOn(), [fields, isModified])
  useEffect(() => texts.listen(() => handOn()), [texts])
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.has(nodeKey) || dirtyLeaves.has(nodeKey)) queueMicrotask(() => handOn())
      }),
    [editor, nodeKey],
  )
}

/** The lists of a block from which the last row was taken out. */
function emptiedIn(fields: FormState): Record<string, undefined> {
  const lists = Object.entries(fields).filter(
    ([path, { rows }]) => rows?.length === 0 && !path.includes('.'),
  )
  return Object.fromEntries(lists.map(([path]) => [path, undefined]))
}

/** What the fields of a block hold, as its node keeps it: an empty list is none. */
function valuesOf(fields: FormState): Record<string, unknown> {
  const stored = Object.entries(fields).map(([path, field]) =>
    Array.isArray(field.rows) && 'value' in field
      ? [path, { ...field, disableFormData: true }]
      : [path, field],
  )
  return reduceFieldsToValues(Object.fromEntries(stored) as FormState, true)
}
