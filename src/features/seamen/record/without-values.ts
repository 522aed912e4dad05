/** What is left of an error of the database for those who read what kind it is. */
class RecordNotWritten extends Error {
  readonly code?: string

  constructor(code: string | undefined, options: { cause?: Error }) {
    super('An own record could not be written.', options)
    this.name = 'RecordNotWritten'
    if (code !== undefined) this.code = code
  }
}

/**
 * Does work whose errors may hold what somebody typed: the layer over the driver writes all parameters into its message, and the
 * driver the row. Numbers of papers are in no log.
 * @throws RecordNotWritten with the code of the database and the words of a lost connection alone
 */
export async function withoutValues<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    throw bare(error)
  }
}

/** How Payload says that it was given no connection (3.90.1). */
const NO_TRANSACTION = 'Error: cannot begin transaction: '

/** The innermost error is the driver's; its words are a value only where the database speaks, which it does with a code. */
function bare(error: unknown): Error {
  let inner = error
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  // No statement with a value was sent.
  if (inner instanceof Error && inner.message.startsWith(NO_TRANSACTION)) return inner
  const code =
    inner instanceof Error && 'code' in inner && typeof inner.code === 'string'
      ? inner.code
      : undefined
  const words = inner instanceof Error ? inner.message : ''
  // The driver's own words, such as those of a lost connection, hold no value.
  const isOfDriver = code === undefined && !/params:|Failed query/.test(words)
  const told = new RecordNotWritten(code, isOfDriver ? { cause: new Error(words) } : {})
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return status === undefined ? told : Object.assign(told, { status })
}
