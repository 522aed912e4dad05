/**
 * Single-flight that never answers from before the question: of each thing one question is under way at a
 * time, and all who come meanwhile share the answer to the next one. So nobody's answer is older than their
 * question, and a thousand readers cost what two do.
 * @param keyOf what makes two questions the same
 */
export function singleFlight<Args extends unknown[], Answer>(
  ask: (...args: Args) => Promise<Answer>,
  keyOf: (...args: Args) => string,
): (...args: Args) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  const next = new Map<string, Promise<Answer>>()

  const begin = (key: string, args: Args): Promise<Answer> => {
    next.delete(key)
    const answer = ask(...args).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
  return (...args) => {
    const key = keyOf(...args)
    const before = underWay.get(key)
    if (!before) return next.get(key) ?? begin(key, args)
    let answer = next.get(key)
    if (!answer) {
      const beginNext = () => begin(key, args)
      answer = before.then(beginNext, beginNext)
      next.set(key, answer)
    }
    return answer
  }
}
