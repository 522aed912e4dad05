import type { CallToActionBlock } from '@/payload-types'

import type { BodyContext } from '../body-context'
import { TextLink } from '../text-link'

interface Props {
  block: Partial<CallToActionBlock>
  page: BodyContext
}

/** The one thing to do next, as a button; where it leads nowhere, its words. */
export function CallToAction({ block, page }: Props) {
  return (
    <p>
      <TextLink document={block.document} address={block.url} page={page} className="button">
        {block.label}
      </TextLink>
    </p>
  )
}
