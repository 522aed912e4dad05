'use client'

import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { isLocale } from '@/domain/locales/locales'
import { readableAddress } from '@/domain/addresses/paths'
import { endOfTrash } from '@/domain/staff/trash'
import { languageInPanel, type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import type { Answer, Consequences, LostAddress } from '../consequences'
import { NamedDocuments } from './named-documents'
import { QuestionDialog } from '../../../services/panel/question-dialog'
import { More, UsesByPlace } from './uses-by-place'

interface Props {
  consequences: Consequences
  /** Whether it is being done. */
  isWaiting: boolean
  decide: (decision: Decision) => void
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

/** What somebody decided: nothing is done, it is done, or what would go to the trash is deleted for good instead. */
export type Decision = 'leave' | 'go on' | 'delete for good'

/** Shows what comes of a deed, and asks whether to go on. Whoever closes it has not agreed. */
export function ConsequencesDialog({ consequences, isWaiting, decide }: Props) {
  const { t, i18n } = useTranslation()
  const { collection, deed, locale, documents, titles, kept = [] } = consequences
  const { addresses, moreAddresses, uses } = consequences
  const [askedAt] = useState(() => new Date())
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <QuestionDialog
      title={panelText(t, TITLES[deed])}
      leave={panelText(t, 'consequencesLeave')}
      goOn={panelText(t, BUTTONS[deed])}
      isHarm={deed !== 'move'}
      isWaiting={isWaiting}
      onLeave={() => decide('leave')}
      onGoOn={() => decide('go on')}
      instead={
        deed === 'trash' &&
        !isWaiting && (
          <Button
            buttonStyle="transparent"
            className="mh-consequences__instead"
            margin={false}
            onClick={() => decide('delete for good')}
          >
            {panelText(t, 'consequencesInstead')}
          </Button>
        )
      }
    >
      <NamedDocuments collection={collection} count={documents} titles={titles} locale={locale} />
      {kept.length > 0 && (
        <section>
          <h3>{panelText(t, 'consequencesKept')}</h3>
          <ul>
            {kept.map((one) => (
              <li key={one.id}>
                <bdi>{one.title}</bdi>{' '}
                {one.below.length > 0 && (
                  <small>
                    {panelText(t, 'consequencesKeptBelow', { titles: one.below.join(', ') })}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {locale && documents > 1 && (
        <p>{panelText(t, 'bulkUnpublishAsk', { count: documents, language: locale })}</p>
      )}
      {deed === 'trash' && (
        <p>{panelText(t, 'consequencesTrashUntil', { date: day.format(endOfTrash(askedAt)) })}</p>
      )}
      {deed === 'delete' && <p>{panelText(t, 'consequencesForGood')}</p>}
      {addresses.length + uses.length === 0 && <p>{panelText(t, 'consequencesNobody')}</p>}
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
      {uses.length > 0 && <UsesByPlace consequences={consequences} />}
    </QuestionDialog>
  )
}

function Address({ one }: { one: LostAddress }) {
  const { t } = useTranslation()
  const { config } = useConfig()
  const { address, locale, isBelow, answer } = one
  const source = config.localization ? config.localization.defaultLocale : ''
  const notes = [
    isLocale(locale) ? languageInPanel(t, locale) : panelText(t, 'consequencesEveryLanguage'),
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
        language: source,
      })
    case 'taken':
      return panelText(t, 'answerTaken')
    case 'unknown':
      return panelText(t, 'answerUnknown')
  }
}
