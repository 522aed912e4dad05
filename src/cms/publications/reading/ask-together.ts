/**
 * Puts one question for all who want to know something at the moment. While it is under way, those who come wait for the
 * next one, which is put when it has ended: so nobody's answer is older than their question.
 * @param ask is told what they want to know, which may be nothing; has to end, with an answer or without
 * @param bounds how many questions may be under way, and after how many milliseconds without an answer the next one is
 *   put beside
 */
export function askTogether<Answer, Wanted = void>(
  ask: (wanted: readonly Wanted[]) => Promise<Answer>,
  { atOnce, lateMs }: { atOnce: number; lateMs: number },
): (wanted: Wanted) => Promise<Answer> {
  let underWay = 0
  let next: { wanted: Wanted[]; answer: Promise<Answer>; put: () => void } | undefined

  function gather() {
    const wanted: Wanted[] = []
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
    const answer = begun
      .then(() => ask(wanted))
      .finally(() => {
        underWay -= 1
        next?.put()
      })
    const mine = { wanted, answer, put }
    // Who comes in the same turn of the event loop is taken along.
    if (underWay === 0) setImmediate(put)
    else if (underWay < atOnce) timer = setTimeout(put, lateMs)
    return mine
  }
  return (wanted) => {
    next ??= gather()
    next.wanted.push(wanted)
    return next.answer
  }
}
