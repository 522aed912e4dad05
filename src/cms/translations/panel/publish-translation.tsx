'use client'

import { ConfirmationModal, PublishButton, useForm, useModal, useTranslation } from '@payloadcms/ui'
import { type MouseEvent, useId, useRef, useState } from 'react'

import { languageTag, type Locale } from '../../../domain/locales'
import { findUntranslated, type Untranslated } from '../../../domain/translation/untranslated'
import { panelText } from '../../../i18n/panel/panel-texts'
import { bodyBlocks, isRichText } from '../body-blocks'
import { goTo } from './form-places'
import { pieceName } from './piece-words'
import { fetchSideBySide, useEditedTranslation } from './use-side-by-side'

/** Payload's button that publishes. */
const PUBLISHING = '#action-save'

/** How long publishing waits for the source, in ms: without it there is nothing to ask. */
const LONGEST_WAIT = 5_000

/** Of so many blocks the first words are named. */
const MOST_NAMED = 5

/** Payload's button to publish; before a translation that seems not translated it asks. */
export function PublishTranslation() {
  const { t } = useTranslation()
  const edited = useEditedTranslation()
  const { getData } = useForm()
  const { openModal, closeModal } = useModal()
  const slug = `publish-untranslated-${useId()}`
  const [found, setFound] = useState<Untranslated>()
  const pressed = useRef<HTMLElement>(null)
  const isAnswered = useRef(false)

  const publish = () => {
    isAnswered.current = true
    pressed.current?.click()
    isAnswered.current = false
  }
  const look = async (of: NonNullable<typeof edited>) => {
    const beside = await fetchSideBySide(of, AbortSignal.timeout(LONGEST_WAIT))
    const { body } = getData() as { body?: unknown }
    const source = (beside?.pairs ?? []).flatMap(({ at, kind, source: said }, index) =>
      at === 'body' && said
        ? [{ index, kind, text: said.rows.flat().join(' '), showsItself: false }]
        : [],
    )
    const untranslated = findUntranslated(source, isRichText(body) ? bodyBlocks(body) : [])
    if (untranslated.same.length + untranslated.empty.length === 0) {
      publish()
      return
    }
    setFound(untranslated)
    openModal(slug)
  }
  const ask = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(PUBLISHING) : null
    if (!edited || isAnswered.current || !(button instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    pressed.current = button
    void look(edited)
  }
  const back = () => {
    closeModal(slug)
    const index = (found?.same[0] ?? found?.empty[0])?.index
    if (index !== undefined) goTo({ at: 'body', index })
  }
  return (
    <div className="mh-publish" onClickCapture={ask}>
      <PublishButton />
      <ConfirmationModal
        modalSlug={slug}
        heading={panelText(t, 'publishUntranslated')}
        body={found && edited && <What found={found} locale={edited.locale} />}
        cancelLabel={panelText(t, 'backToText')}
        confirmLabel={panelText(t, 'publishAnyway')}
        onCancel={back}
        onConfirm={publish}
      />
    </div>
  )
}

/** How many blocks seem not translated, and which. */
function What({ found: { same, empty }, locale }: { found: Untranslated; locale: Locale }) {
  const { t } = useTranslation()
  const names = empty.map((block) =>
    pieceName(t, { ...block, at: 'body', standing: 'current', isSame: false, isLeftOut: false }),
  )
  return (
    <>
      {same.length > 0 && (
        <>
          <p>{panelText(t, 'untranslatedSame', { count: same.length })}</p>
          <ul>
            {same.slice(0, MOST_NAMED).map(({ index, text }) => (
              <li key={index}>
                <bdi lang={languageTag(locale)}>{firstWords(text)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {empty.length > 0 && (
        <p>
          {panelText(t, 'untranslatedEmpty', { count: empty.length })}
          {names.some(Boolean) && ` (${[...new Set(names.filter(Boolean))].join(', ')})`}
        </p>
      )}
    </>
  )
}

const FIRST_LETTERS = 80

function firstWords(text: string): string {
  return text.length > FIRST_LETTERS ? `${text.slice(0, FIRST_LETTERS).trimEnd()}…` : text
}
