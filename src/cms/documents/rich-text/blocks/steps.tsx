import type { StepsBlock } from '@/payload-types'
import { NumberedListStyle } from '@/ui/components/numbered-list-style'

import type { BodyContext } from '../body-context'
import { SimpleText } from '../simple-text'

interface Props {
  block: Partial<StepsBlock>
  page: BodyContext
}

/** What to do, in order; a list of numbers looks so anyway. */
export function Steps({ block, page }: Props) {
  return (
    <>
      <NumberedListStyle />
      <ol>
        {block.steps?.map(({ title, text }, index) => (
          <li key={index}>
            <strong>{title}</strong>
            <SimpleText content={text} page={page} />
          </li>
        ))}
      </ol>
    </>
  )
}
