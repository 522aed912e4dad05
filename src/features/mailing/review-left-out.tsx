import { foldedLetters } from '@/domain/folding/letter-steps'
import { languageTag, type Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import { messagesIn } from '@/i18n/messages-translator'
import { ChecksField, LineField } from '@/ui/components/form/controls'

import { MOST_LEFT_OUT, type NamedCompany } from './left-out.queries'
import { companiesThatTake } from './mailing-reach.queries'
import type { ReviewAbout } from './review.form'

/** Where there are more, a part of the name is asked for. */
const SHOWN = 24

/** Companies that get nothing, of those that the mailing goes to: named by a tick, found by a part of the name. */
export async function LeftOut({ about, locale }: { about: ReviewAbout; locale: Locale }) {
  const t = await messagesIn(locale, 'mailingReview.out')
  const review = await messagesIn(locale, 'mailingReview')
  const { choice, filter, leftOut } = about
  if (filter === undefined) return null
  const { compare } = new Intl.Collator(languageTag(locale))
  const takers = (await companiesThatTake(filter)).toSorted((one, other) =>
    compare(one.name, other.name),
  )
  const others = takers.filter(({ id }) => !leftOut.some((named) => named.id === id))
  const found = others.filter(({ name }) => isNamed(name, choice.company))
  const shown = found.slice(0, SHOWN)
  const isKnown = [...leftOut, ...found].some(({ name }) => isNamed(name, choice.company))
  const unknown = choice.company !== '' && !isKnown
  const tooMany = choice.leftOut.length > MOST_LEFT_OUT
  return (
    <details
      className="card form-part review-out"
      open={leftOut.length > 0 || choice.company !== ''}
    >
      <summary>{t('title')}</summary>
      {(others.length > SHOWN || choice.company !== '') && (
        <LineField
          texts={{
            name: 'company',
            label: t('company'),
            isRequired: false,
            ...(unknown && { error: t('notFound', { company: isolated(choice.company, locale) }) }),
          }}
          typed={choice.company}
          type="text"
        />
      )}
      <ChecksField
        texts={{
          name: 'out',
          label: t('tick'),
          hint: t('hint'),
          ...(tooMany && { error: t('tooMany', { most: MOST_LEFT_OUT }) }),
        }}
        ticked={leftOut.map(({ id }) => String(id))}
        options={[...leftOut, ...shown].map(optionOf)}
      />
      {shown.length < found.length && (
        <p className="hint">
          {t('some', { shown: shown.length, all: found.length, button: review('showAgain') })}
        </p>
      )}
    </details>
  )
}

/** Whether each word that was typed is in the name, as people spell it. */
function isNamed(name: string, typed: string): boolean {
  const folded = foldedLetters(name)
  return foldedLetters(typed)
    .split(/\s+/u)
    .every((word) => folded.includes(word))
}

const optionOf = ({ id, name }: NamedCompany) => ({ value: String(id), label: name })

/** Those that were named, beside those that are reached. */
export async function NotToThem({
  leftOut,
  locale,
}: Pick<ReviewAbout, 'leftOut'> & { locale: Locale }) {
  const t = await messagesIn(locale, 'mailingReview.out')
  if (leftOut.length === 0) return null
  const list = new Intl.ListFormat(languageTag(locale), { type: 'unit' })
  const names = list.format(leftOut.map(({ name }) => isolated(name, locale)))
  return <p data-left-out>{t('named', { names })}</p>
}
