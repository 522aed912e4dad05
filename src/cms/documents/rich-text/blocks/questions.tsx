import type { QuestionsBlock } from '@/payload-types'
import { QuestionsStyle } from '@/ui/components/questions-style'

import type { BodyContext } from '../body-context'
import { SimpleText } from '../simple-text'

interface Props {
  block: Partial<QuestionsBlock>
  page: BodyContext
}

/** Questions that unfold their answers. */
export function Questions({ block, page }: Props) {
  return (
    <div className="card questions">
      <QuestionsStyle />
      {block.items?.map(({ question, answer }, index) => (
        <details key={index}>
          <summary>{question}</summary>
          <SimpleText content={answer} page={page} />
        </details>
      ))}
    </div>
  )
}
