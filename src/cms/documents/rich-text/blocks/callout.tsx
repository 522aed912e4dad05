import { getTranslations } from 'next-intl/server'

import type { CalloutBlock } from '@/payload-types'
import { languageAttributes } from '@/ui/components/language-attributes'

import type { BodyContext } from '../body-context'
import { SimpleText } from '../simple-text'
import { CALLOUT_KINDS } from './callout.block'

interface Props {
  block: Partial<CalloutBlock>
  page: BodyContext
}

/** A remark that stands out of the text, and says how grave it is without its colour. */
export async function Callout({ block, page }: Props) {
  const t = await getTranslations()
  const kind = CALLOUT_KINDS.find((known) => known === block.kind) ?? 'note'
  const ofReader = languageAttributes(page.locale, page.contentLocale)
  const label = t(`blocks.${kind}`)
  const isLoud = kind === 'warning' || kind === 'danger'
  // Of those that warn wherever it is in the title: Hindi and Chinese put it behind the place.
  const [title, word] = [plain(block.title ?? ''), plain(label)]
  const isSaid = isLoud ? title.includes(word) : title.startsWith(word)
  return (
    <div role="note" className={`callout ${kind}`}>
      <i aria-hidden="true">{isLoud ? '!' : 'i'}</i>
      <div>
        <p>
          <strong>
            {!isSaid && (
              <span {...ofReader} className={block.title ? 'sr-only' : undefined}>
                {block.title ? t('page.labelled', { label, text: '' }) : label}
              </span>
            )}
            {block.title}
          </strong>
        </p>
        <SimpleText content={block.text} page={page} />
      </div>
    </div>
  )
}

const plain = (text: string) => text.normalize().toLocaleLowerCase()
