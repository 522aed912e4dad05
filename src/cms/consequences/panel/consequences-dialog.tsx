'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'

import { isLocale, languageTag, nativeName } from '@/domain/locales'
import { readableAddress } from '@/domain/paths'
import { endOfTrash } from '@/domain/trash'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import type { Answer, Consequences, LostAddress } from '../consequences'
import type { Use } from '../find-uses'

interface Props {
  consequences: Consequences
  decide: (goesOn: boolean) => void
}

const TITLES = {
  trash: 'consequencesTrash',
  delete: 'consequencesDelete',
  unpublish: 'consequencesUnpublish',
  move: 'consequencesMove',
} as const satisfies Record<Consequences['deed'], PanelKey>

const BUTTONS = {
  trash: 'consequencesDoTrash',
  delete: 'consequencesDoDelete',
  unpublish: 'consequencesDoUnpublish',
  move: 'consequencesDoMove',
} as const satisfies Record<Consequences['deed'], PanelKey>

/** Shows what comes of a deed, and asks whether to go on. Whoever closes it has not agreed. */
export function ConsequencesDialog({ consequences, decide }: Props) {
  const { t, i18n } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  // The window below, which asked first, keeps the key from closing this one.
  useEffect(() => {
    const element = dialog.current
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') decide(false)
    }
    element?.addEventListener('keydown', leave)
    return () => element?.removeEventListener('keydown', leave)
  }, [decide])
  const { deed, locale, documents, addresses, moreAddresses, uses, moreUses } = consequences
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <dialog
      ref={dialog}
      className="mh-consequences"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        decide(false)
      }}
    >
      <h2 id={title}>{panelText(t, TITLES[deed])}</h2>
      <div className="mh-consequences__told">
        {documents > 1 && (
          <p>
            {locale
              ? panelText(t, 'bulkUnpublishAsk', { count: documents, language: nativeName(locale) })
              : panelText(t, 'consequencesMany', { count: documents })}
          </p>
        )}
        {deed === 'trash' && (
          <p>
            {panelText(t, 'consequencesTrashUntil', { date: day.format(endOfTrash(new Date())) })}
          </p>
        )}
        {deed === 'delete' && <p>{panelText(t, 'consequencesForGood')}</p>}
        {addresses.length > 0 && (
          <section>
            <h3>{panelText(t, 'consequencesAddresses')}</h3>
            <ul>
              {addresses.map((one) => (
                <Address key={`${one.locale} ${one.address}`} one={one} />
              ))}
              <More count={moreAddresses} />
            </ul>
            {deed === 'move' && <p>{panelText(t, 'consequencesMoveFollows')}</p>}
          </section>
        )}
        {uses.length > 0 && (
          <section>
            <h3>{panelText(t, 'consequencesUses')}</h3>
            <ul>
              {uses.map((use) => (
                <UseItem
                  key={`${use.owner}/${use.document}/${use.locale}/${use.isBelow}`}
                  use={use}
                />
              ))}
              <More count={moreUses} />
            </ul>
            {afterwards(consequences).map((key) => (
              <p key={key}>{panelText(t, key)}</p>
            ))}
          </section>
        )}
      </div>
      <div className="mh-consequences__choice">
        <Button buttonStyle="secondary" margin={false} onClick={() => decide(false)}>
          {panelText(t, 'consequencesLeave')}
        </Button>
        <Button
          buttonStyle={deed === 'move' ? 'primary' : 'error'}
          margin={false}
          onClick={() => decide(true)}
        >
          {panelText(t, BUTTONS[deed])}
        </Button>
      </div>
    </dialog>
  )
}

function More({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 ? <li>{panelText(t, 'consequencesMore', { count })}</li> : null
}

function Address({ one }: { one: LostAddress }) {
  const { t } = useTranslation()
  const { config } = useConfig()
  const { address, locale, isBelow, answer } = one
  const source = config.localization ? config.localization.defaultLocale : ''
  const notes = [
    isLocale(locale) ? nativeName(locale) : panelText(t, 'consequencesEveryLanguage'),
    ...(isBelow ? [panelText(t, 'consequencesBelow')] : []),
  ]
  return (
    <li>
      <a href={address} target="_blank" rel="noreferrer" dir="ltr">
        {readableAddress(address)}
      </a>{' '}
      <small>{notes.join(', ')}</small>
      <br />
      <span className="mh-consequences__answer">{answerText(t, answer, source)}</span>
    </li>
  )
}

function answerText(t: Parameters<typeof panelText>[0], answer: Answer, source: string): string {
  switch (answer.kind) {
    case 'gone':
      return panelText(t, 'answerGone')
    case 'moved':
      // Marks of isolation: an address reads from left to right between words of Arabic.
      return panelText(t, 'answerMoved', { address: `\u2066${readableAddress(answer.to)}\u2069` })
    case 'untranslated':
      return panelText(t, 'answerUntranslated', {
        language: isLocale(source) ? nativeName(source) : source,
      })
    case 'taken':
      return panelText(t, 'answerTaken')
    case 'unknown':
      return panelText(t, 'answerUnknown')
  }
}

const STATES: Readonly<Record<Use['state'], PanelKey>> = {
  live: 'useLive',
  draft: 'useDraft',
  trash: 'useTrash',
}

function UseItem({ use }: { use: Use }) {
  const { t, i18n } = useTranslation()
  const { config } = useConfig()
  const { owner, document, locale, state, title, isBelow } = use
  const collection = config.collections.find(({ slug }) => slug === owner)
  const notes = [
    ...(collection ? [getTranslation(collection.labels.singular, i18n)] : []),
    ...(isBelow ? [panelText(t, 'consequencesBelow')] : []),
    ...(locale ? [nativeName(locale)] : []),
    ...(document === undefined ? [] : [panelText(t, STATES[state])]),
  ]
  return (
    <li>
      <a href={addressOf(use)} target="_blank" rel="noreferrer">
        <bdi {...(locale && { lang: languageTag(locale) })}>{title}</bdi>
      </a>{' '}
      <small>{notes.join(', ')}</small>
    </li>
  )
}

function addressOf({ owner, document, locale, state }: Use): string {
  const query = locale ? `?locale=${locale}` : ''
  if (document === undefined) return `/admin/globals/${owner}${query}`
  return `/admin/collections/${owner}/${state === 'trash' ? 'trash/' : ''}${document}${query}`
}

/** What the uses become, each kind once. */
function afterwards({ collection, deed, uses }: Consequences): PanelKey[] {
  const isFile = collection === 'media' || collection === 'service-files'
  if (isFile) return ['usesAfterDrafts']
  const sentences: PanelKey[] = []
  const has = (is: (use: Use) => boolean) => uses.some(is)
  const special = new Set(['redirects', 'schedules'])
  if (
    has(({ owner, document, isBelow }) => document !== undefined && !isBelow && !special.has(owner))
  ) {
    sentences.push('usesAfterTexts')
  }
  if (has(({ document }) => document === undefined)) sentences.push('usesAfterMenus')
  if (has(({ owner }) => owner === 'redirects')) sentences.push('usesAfterRedirects')
  if (deed !== 'unpublish' && has(({ owner }) => owner === 'schedules')) {
    sentences.push('usesAfterSchedules')
  }
  if (deed === 'unpublish' && has(({ isBelow }) => isBelow === true)) {
    sentences.push('usesAfterBelow')
  }
  return sentences
}
