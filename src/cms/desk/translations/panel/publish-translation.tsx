'use client'

import {
  Button,
  ConfigProvider,
  ConfirmationModal,
  PublishButton,
  toast,
  useConfig,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { type MouseEvent, useId, useMemo, useRef, useState } from 'react'

import { isLocale, languageTag, type Locale } from '../../../../domain/locales/locales'
import {
  type Field,
  findSameFields,
  findUntranslated,
  type Untranslated,
} from '../../../../domain/translation/untranslated'
import { languageInPanel, panelText } from '../../../../i18n/panel/panel-texts'
import { pause } from '../../editing/pause'
import { bodyBlocks, isRichText } from '../../../documents/rich-text/body-blocks'
import { emptyThatCount, pieceMark } from '../piece-mark'
import type { SideBySide } from '../side-by-side'
import type { SideBySidePair } from '../side-by-side-pair'
import { goTo, type Place, textInForm } from './form-places'
import { pieceName } from './piece-words'
import { useChangedPieces } from './use-changed-pieces'
import { fetchSideBySide, useEditedTranslation } from './use-side-by-side'

/** Payload's button that publishes. */
const PUBLISHING = '#action-save'

/** How long publishing waits for the source, in ms. Without it nobody can tell what is not translated, and is told so. */
const LONGEST_WAIT = 5_000

/** How long it waits for a draft that is being saved meanwhile, in ms: longer than that takes. */
const LONGEST_SAVE = 20_000

/** Of so many blocks the first words are named. */
const MOST_NAMED = 5

/** What seems not translated: other fields, blocks of the body, and the passages that the pane says are not translated yet. */
type Found = Untranslated & { fields: Field[]; missing: SideBySidePair[] }

/** Payload's button to publish; before a translation that seems not translated it asks. */
export function PublishTranslation() {
  const { t } = useTranslation()
  const edited = useEditedTranslation()
  const { getData } = useForm()
  const { openModal, closeModal } = useModal()
  const slug = `publish-untranslated-${useId()}`
  const [found, setFound] = useState<Found>()
  const pressed = useRef<HTMLElement>(null)
  const isAnswered = useRef(false)
  const isLooking = useRef(false)
  useChangedPieces()

  const publish = async () => {
    // While a draft is saved, Payload's button hears nothing.
    if (!(await isEnabled(pressed.current))) {
      toast.error(panelText(t, 'consequencesRefused'))
      return
    }
    isAnswered.current = true
    pressed.current?.click()
    isAnswered.current = false
  }
  const look = async (of: NonNullable<typeof edited>) => {
    if (isLooking.current) return
    isLooking.current = true
    const beside = await fetchSideBySide(of, AbortSignal.timeout(LONGEST_WAIT))
    const untranslated = beside && untranslatedIn(getData(), beside)
    if (untranslated && placesOf(untranslated).length === 0) await publish()
    else {
      setFound(untranslated)
      openModal(slug)
    }
    isLooking.current = false
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
    const [first] = found ? placesOf(found) : []
    if (first) goTo(first)
  }
  const lookAgain = () => {
    closeModal(slug)
    if (edited) void look(edited)
  }
  return (
    <div className="mh-publish" onClickCapture={ask}>
      <PublishInLanguage />
      <ConfirmationModal
        modalSlug={slug}
        heading={panelText(t, found ? 'publishUntranslated' : 'publishUncompared')}
        body={
          edited &&
          (found ? (
            <What found={found} locale={edited.locale} />
          ) : (
            <>
              <p>
                {panelText(t, 'publishUncomparedMeaning', {
                  language: edited.sourceLocale,
                })}
              </p>
              <Button buttonStyle="secondary" margin={false} onClick={lookAgain}>
                {panelText(t, 'publishCompareAgain')}
              </Button>
            </>
          ))
        }
        cancelLabel={panelText(t, 'backToText')}
        confirmLabel={panelText(t, 'publishAnyway')}
        onCancel={back}
        onConfirm={() => void publish()}
      />
    </div>
  )
}

/** Payload's button, which names the language as the panel does; by itself it takes the name that menus have. */
function PublishInLanguage() {
  const { t } = useTranslation()
  const { config } = useConfig()
  const named = useMemo(() => {
    const { localization } = config
    if (!localization) return config
    const locales = localization.locales.map((locale) =>
      isLocale(locale.code) ? { ...locale, label: languageInPanel(t, locale.code) } : locale,
    )
    return { ...config, localization: { ...localization, locales } }
  }, [config, t])
  return (
    <ConfigProvider config={named}>
      <PublishButton />
    </ConfigProvider>
  )
}

/** Whether a button can be pressed, or can be before long. */
async function isEnabled(button: HTMLElement | null): Promise<boolean> {
  const end = Date.now() + LONGEST_SAVE
  while (button?.isConnected && button.matches(':disabled') && Date.now() < end) await pause(50)
  return button !== null && button.isConnected && !button.matches(':disabled')
}

/** What of the text in the form says what its source says, or says nothing yet. */
function untranslatedIn(data: object, { pairs }: SideBySide): Found {
  const { body } = data as { body?: unknown }
  const source = pairs.flatMap(({ at, kind, source: said }, index) =>
    said ? [{ at, index, kind, text: said.rows.flat().join(' '), showsItself: false }] : [],
  )
  const fields = source.filter(({ kind }) => kind === 'field')
  const missing = pairs.filter((pair) => pieceMark(pair) === 'missing')
  const found = findUntranslated(
    source.filter(({ at }) => at === 'body'),
    isRichText(body) ? bodyBlocks(body) : [],
  )
  return {
    ...found,
    empty: emptyThatCount(found.empty, pairs),
    fields: findSameFields(
      fields,
      fields.map(({ at }) => ({ at, text: textInForm(data, at) })),
    ),
    missing,
  }
}

/** Where in the form they stand: what says the same first. */
function placesOf({ fields, same, empty }: Found): Place[] {
  return [...fields, ...[...same, ...empty].map(({ index }) => ({ at: 'body', index }))]
}

/** How many passages seem not translated, and which. */
function What({
  found: { fields, same, empty, missing },
  locale,
}: {
  found: Found
  locale: Locale
}) {
  const { t, i18n } = useTranslation()
  // The same passages as in the pane; without a source there are only those of the form.
  const passages = missing.length > 0 ? missing : empty.map(({ kind }) => ({ at: 'body', kind }))
  const names = new Set(passages.flatMap((passage) => pieceName(t, passage) ?? []))
  const saying = [
    ...fields.map(({ at, text }) => ({ name: pieceName(t, { at, kind: 'field' }), text })),
    ...same.map(({ text }) => ({ name: undefined, text })),
  ]
  return (
    <>
      {saying.length > 0 && (
        <>
          <p>{panelText(t, 'untranslatedSame', { count: saying.length })}</p>
          <ul>
            {saying.slice(0, MOST_NAMED).map(({ name, text }, index) => (
              // Two of them may say the same.
              <li key={index}>
                {name && `${name}: `}
                <bdi lang={languageTag(locale)}>{firstWords(text)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {empty.length > 0 && (
        <p>
          {panelText(t, 'toTranslate', { count: passages.length })}
          {names.size > 0 &&
            ` (${new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names)})`}
        </p>
      )}
    </>
  )
}

const FIRST_LETTERS = 80

function firstWords(text: string): string {
  return text.length > FIRST_LETTERS ? `${text.slice(0, FIRST_LETTERS).trimEnd()}…` : text
}
