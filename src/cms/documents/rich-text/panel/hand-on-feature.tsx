'use client'

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'

import { newestTextsOf } from './newest-texts'

export const HandOnFeature = createClientFeature({
  plugins: [{ Component: HandOn, position: 'normal' }],
})

/** Notes each letter of a text, and of the blocks in it, beside the form around: that of the document, or of a block. */
function HandOn() {
  const [editor] = useLexicalComposerContext()
  const { fieldProps } = useEditorConfigContext()
  const { getFields } = useForm()
  const { path } = fieldProps
  useEffect(() => {
    // What the editor does by itself with a text that it opens is not typed.
    let isTyped = false
    const note = () => {
      isTyped = true
    }
    const removeRoot = editor.registerRootListener((root, rootBefore) => {
      rootBefore?.removeEventListener('beforeinput', note, true)
      root?.addEventListener('beforeinput', note, true)
    })
    const removeUpdate = editor.registerUpdateListener(
      ({ dirtyElements, dirtyLeaves, editorState }) => {
        if (!isTyped || dirtyElements.size + dirtyLeaves.size === 0) return
        newestTextsOf({ getFields }).put(path, getFields()[path]?.value, editorState.toJSON())
      },
    )
    return () => {
      removeRoot()
      removeUpdate()
    }
  }, [editor, getFields, path])
  return null
}
