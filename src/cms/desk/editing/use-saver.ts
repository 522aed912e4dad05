'use client'

import {
  toast,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useNewDocument } from './kept-form'
import { isSignedOut } from './signed-out/signed-out'
import { pause } from './pause'
import {
  draftAddress,
  hasWords,
  isReachable,
  refusalsOf,
  sendDraft,
  type TypedText,
} from './saving'
import { useNewerValues } from './use-newer-values'
import { useTyping } from './use-typing'

/** What came of a save. */
export type Outcome = 'saved' | 'refused' | 'unreachable'

/** How long a save may take before the connection counts as lost, in ms. */
const LONGEST_SAVE = 15_000

/**
 * Saves the draft in the form, also before there is a document: that is made from the first words.
 * Payload's own autosave gives up where the server does not answer, and leaves the form “modified”
 * after every second save that was confirmed; here a text that was saved is known by its content.
 */
export function useSaver() {
  const { i18n } = useTranslation()
  const info = useDocumentInfo()
  const form = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const newDocument = useNewDocument()
  const drawer = useDocumentDrawerContext()
  const [isSaving, setSaving] = useState(false)
  const { isTyping, handedOver } = useTyping()
  const newer = useNewerValues()
  // The language that the form was drawn in. `useLocale` still names the one before while it is new.
  const locale = localeOf(info.apiURL)

  // What is saved is what is there at that moment, whichever render asked for it.
  const rendered = { form, info, i18n, drawer, locale, isModified, isProcessing }
  const now = useRef(rendered)
  const id = useRef(info.id)
  const saved = useRef<TypedText['data'] | undefined>(undefined)
  const ownSaves = useRef(0)
  const line = useRef<Promise<Outcome>>(Promise.resolve('saved'))
  const waiting = useRef<Promise<Outcome> | undefined>(undefined)
  const isShut = useRef(false)

  useLayoutEffect(() => {
    now.current = rendered
    id.current = info.id ?? id.current
  })

  const madeId = (info.data as { id?: number } | undefined)?.id
  const begin = useEffectEvent((made: number) => {
    takeOver(form, info.data ?? {})
    newDocument?.made(made)
  })
  useEffect(() => {
    if (info.id === undefined && madeId !== undefined) begin(madeId)
  }, [info.id, madeId])

  // What another save has stored (publishing, restoring) is not known here.
  useEffect(() => {
    if (ownSaves.current > 0) ownSaves.current -= 1
    else saved.current = undefined
  }, [info.lastUpdateTime])

  const isStored = (data: TypedText['data']) =>
    saved.current !== undefined && printOf(data) === printOf(saved.current)

  /** What is typed and not saved; `undefined` where there is nothing. */
  const unsaved = (): TypedText | undefined => {
    const { collectionSlug: collection, hasSavePermission } = now.current.info
    const { locale: language } = now.current
    if (!now.current.isModified || collection === undefined || !hasSavePermission) return undefined
    const data = now.current.form.getData() as TypedText['data']
    const isNothing = id.current === undefined ? !hasWords(data) : isStored(data)
    return isNothing ? undefined : { collection, id: id.current, locale: language, data }
  }

  const make = async (text: TypedText): Promise<Outcome> => {
    const response = await sendDraft(text, now.current.i18n.language)
    if (!response.ok) {
      for (const reason of await refusalsOf(response)) toast.error(reason)
      return 'refused'
    }
    const { doc } = (await response.json()) as { doc: { id: number; updatedAt: string } }
    const { info: about, drawer: around } = now.current
    id.current = doc.id
    saved.current = text.data
    ownSaves.current += 1
    about.setData(doc)
    about.setLastUpdateTime(new Date(doc.updatedAt).getTime())
    about.setMostRecentVersionIsAutosaved(true)
    about.setUnpublishedVersionCount((count) => count + 1)
    about.incrementVersionCount()
    // Beside a field that is to refer to it.
    void around.onSave?.({ doc, operation: 'create', result: doc })
    return 'saved'
  }

  const update = async (text: TypedText): Promise<Outcome> => {
    const { info: about, form: typed } = now.current
    const isFirst = !about.mostRecentVersionIsAutosaved
    const began = Date.now()
    ownSaves.current += 1
    newer.sends(typed.getFields())
    const result: unknown = await typed.submit({
      acceptValues: { overrideLocalChanges: false },
      action: draftAddress(text),
      context: { getDocPermissions: false, incrementVersionCount: isFirst },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    newer.answered()
    if (!isAnswered(result)) {
      ownSaves.current -= 1
      if (!(await isReachable())) return 'unreachable'
      // By now somebody else may have written there.
      if (isShut.current || Date.now() - began > LONGEST_SAVE) return 'unreachable'
      // Payload's form does not say whether it was refused, or lost on its way while the connection came back.
      const again = await sendDraft(text, now.current.i18n.language)
      if (!again.ok) return 'refused'
      const { doc } = (await again.json()) as { doc: { updatedAt: string } }
      ownSaves.current += 1
      about.setLastUpdateTime(new Date(doc.updatedAt).getTime())
    }
    saved.current = text.data
    if (isFirst) {
      about.setMostRecentVersionIsAutosaved(true)
      about.setUnpublishedVersionCount((count) => count + 1)
    }
    return 'saved'
  }

  const turn = async (): Promise<Outcome> => {
    // Publishing takes with it what is in the form.
    while (now.current.isProcessing && !isShut.current) await pause(100)
    if (isShut.current) return 'refused'
    await handedOver()
    const text = unsaved()
    if (!text) return 'saved'
    const { form: typed } = now.current
    setSaving(true)
    typed.setBackgroundProcessing(true)
    try {
      return await Promise.race([text.id === undefined ? make(text) : update(text), tooLong()])
    } catch {
      return 'unreachable'
    } finally {
      typed.setBackgroundProcessing(false)
      if (!unsaved()) typed.setModified(false)
      setSaving(false)
    }
  }

  /** Saves what is not saved yet; one save at a time, and at most one waits for its turn. */
  const save = (): Promise<Outcome> => {
    waiting.current ??= line.current.then(() => {
      waiting.current = undefined
      return turn()
    })
    line.current = waiting.current
    return waiting.current
  }

  /** When no save is on its way. */
  const ended = (): Promise<unknown> => line.current

  /** Saves nothing while a colleague writes. */
  const shut = (isToBe: boolean) => {
    isShut.current = isToBe
  }

  return {
    save,
    ended,
    shut,
    unsaved,
    stored: () => saved.current,
    isTyping,
    handedOver,
    isSaving,
    locale,
  }
}

export type Saver = ReturnType<typeof useSaver>

/** When a save has taken too long; while somebody is signing in again it waits for them. */
async function tooLong(): Promise<Outcome> {
  do await pause(LONGEST_SAVE)
  while (isSignedOut())
  return 'unreachable'
}

function isAnswered(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('res' in result)) return false
  return result.res instanceof Response && result.res.ok
}

/** Puts into the form what the server gave a new document (its place), where nobody has chosen it. */
function takeOver(form: ReturnType<typeof useForm>, document: Readonly<Record<string, unknown>>) {
  const fields = form.getFields()
  for (const [path, value] of Object.entries(document)) {
    const isGiven = (typeof value === 'string' && value !== '') || typeof value === 'number'
    if (isGiven && fields[path] && !fields[path].value) {
      form.dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    }
  }
}

function localeOf(apiURL: string | undefined): string {
  return new URLSearchParams(apiURL?.split('?')[1]).get('locale') ?? ''
}

/** What tells one text from another; the time of the last save is no text. */
function printOf({ updatedAt: _, ...data }: TypedText['data']): string {
  return JSON.stringify(data)
}
