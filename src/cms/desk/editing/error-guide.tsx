'use client'

import {
  toast,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'
import { isJudgedAtOnce } from './new-passwords'
import { showFirstField } from './show-field'
import { useNewPasswords } from './use-new-passwords'
import { nameOfField, refusedFields, type WrongField } from './wrong-fields'

/** As many sentences as a phone has room for. */
const MOST_SENTENCES = 4

/** How far apart a refusal and its reasons may come, in ms. */
const SAME_MOMENT = 500

/** How long the reasons of the refusal before this one may still be in the form, in ms. */
const STALE_REASONS = 100

/** How long an answer about the form as it was before may still be on its way, in ms. */
const STRAGGLERS = 5_000

/**
 * Payload names the fields that are wrong and leaves it at that. This says in the corner what is wrong
 * with them, and brings the first one into view.
 */
export function ErrorGuide() {
  const [fields, dispatch] = useAllFormFields()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const { i18n, t } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const place = useRef<HTMLSpanElement>(null)
  const wasProcessing = useRef(false)
  const sent = useRef<FormState>(fields)
  const refusedAt = useRef(0)
  const refused = useRef<Refusal | undefined>(undefined)
  const judgedAtOnce = useNewPasswords()

  const tell = useEffectEvent((wrong: WrongField[]) => {
    const entity = collectionSlug
      ? getEntityConfig({ collectionSlug })
      : getEntityConfig({ globalSlug: globalSlug ?? '' })
    const sentences = wrong.slice(0, MOST_SENTENCES).map(({ path, sentence }) => ({
      name: nameOfField(entity?.fields ?? [], path, i18n),
      sentence,
    }))
    const more = wrong.length - sentences.length
    const payloadsOwn = toast.getToasts().findLast((one) => 'type' in one && one.type === 'error')
    toast.error(
      <ul className="mh-wrong">
        {sentences.map(({ name, sentence }) => (
          <li key={name + sentence}>
            {name && <b>{name}: </b>}
            {sentence}
          </li>
        ))}
        {more > 0 && <li>{panelText(t, 'moreIsWrong', { count: more })}</li>}
      </ul>,
      // In the place of Payload's own message, which is there by now.
      payloadsOwn === undefined ? {} : { id: payloadsOwn.id },
    )
    const form = place.current?.closest('form')
    if (form)
      void showFirstField(
        form,
        wrong.map(({ path }) => path),
      )
  })

  const noteRefusal = useEffectEvent(() => {
    const wrong = refusedFields(fields, sent.current)
    if (wrong.length === 0) return
    refusedAt.current = 0
    refused.current = { at: Date.now(), fields: wrong, state: fields }
    // Payload's own message comes a moment later.
    setTimeout(() => tell(wrong), 0)
  })

  // At once: on a busy machine the next answer comes before anything that waits.
  useLayoutEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (isProcessing) {
      refused.current = undefined
      sent.current = fields
    }
    if (hasEnded && isSubmitted) refusedAt.current = Date.now()
    // What is wrong comes with the refusal, or in one of the next renderings: the form's fields are told
    // later than its end, and until then they hold what was wrong the time before.
    if (!isSubmitted || Date.now() - refusedAt.current > SAME_MOMENT) return
    if (fields !== sent.current) return noteRefusal()
    const timer = setTimeout(noteRefusal, STALE_REASONS)
    return () => {
      clearTimeout(timer)
    }
  }, [fields, isProcessing, isSubmitted])

  // An answer about the form before it was sent may come later than the refusal, and would take the
  // sentences away.
  useEffect(() => {
    const lost = refused.current ? sentencesLost(refused.current, fields) : []
    // Both would correct each other without an end.
    const due = lost.filter(({ path, sentence }) => !isJudgedAtOnce(path, sentence, judgedAtOnce))
    if (due.length > 0) {
      const errors = due.map(({ path, sentence }) => ({ path, message: sentence }))
      dispatch({ type: 'ADD_SERVER_ERRORS', errors })
    }
  }, [fields, dispatch, judgedAtOnce])

  return <span ref={place} hidden />
}

interface Refusal {
  at: number
  fields: WrongField[]
  /** The form as it was refused. */
  state: FormState
}

/** What passes for right although nobody has changed it since it was refused. */
function sentencesLost({ at, fields, state }: Refusal, now: FormState): WrongField[] {
  if (Date.now() - at > STRAGGLERS) return []
  return fields.filter(
    ({ path }) => now[path]?.valid === true && now[path].value === state[path]?.value,
  )
}
