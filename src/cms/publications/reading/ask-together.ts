/**
 * Puts one question for all who want to know the same at the moment. While it is under way, those who come wait for the
 * next one, which is put when it has ended: so nobody's answer is older than their question.
 * @param ask has to end, with an answer or without
 * @param bounds how many questions may be under way, and after how many milliseconds without an answer the next one is
 *   put beside
 */
export function askTogether<Answer>(
  ask: () => Promise<Answer>,
  { atOnce, lateMs }: { atOnce: number; lateMs: number },
): () => Promise<Answer> {
  let underWay = 0
  let next: { answer: Promise<Answer>; put: () => void } | undefined

  function gather() {
    let begin: () => void = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    let timer: NodeJS.Timeout | undefined
    const put = () => {
      if (next !== mine) return
      next = undefined
      clearTimeout(timer)
      underWay += 1
      begin()
    }
    const answer = begun.then(ask).finally(() => {
      underWay -= 1
      next?.put()
    })
    const mine = { answer, put }
    // Who comes in the same turn of the event loop is taken along.
    if (underWay === 0) setImmediate(put)
    else if (underWay < atOnce) timer = setTimeout(put, lateMs)
    return mine
  }
  return () => (next ??= gather()).answer
}
