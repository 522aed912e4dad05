/** Milliseconds; then the form is sent as without a script. */
const PATIENCE_MS = 20_000

/**
 * Sends the answer to "was this of use?" in the background. When the response is not the expected one, the form is sent
 * as without a script, with the same token, so that nothing is counted twice. Without a connection the page stays and
 * says so.
 */
export function answerInPlace(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-counted]')
  form?.addEventListener('submit', (event) => {
    const { submitter } = event
    // Older browsers do not report the pressed button.
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (form.ariaBusy !== 'true') void send(form, submitter)
  })
}

async function send(form: HTMLFormElement, { name, value }: HTMLButtonElement): Promise<void> {
  form.ariaBusy = 'true'
  // A retry keeps its token, so that a lost response is not counted twice.
  if (!form.action.includes('?')) form.action += `?answer=${newToken()}`
  const place = await placeOf(form.action, new URLSearchParams({ [name]: value }))
  if (place === LOST) {
    say(form, form.dataset.lost ?? '')
    form.ariaBusy = 'false'
    return
  }
  if (place !== undefined) {
    show(form, place)
    return
  }
  const hidden = document.createElement('input')
  Object.assign(hidden, { type: 'hidden', name, value })
  form.append(hidden)
  form.submit()
  // The same page may be shown again, to be answered again.
  hidden.remove()
  form.ariaBusy = 'false'
}

/** The site was not reached. */
const LOST = Symbol('lost')

/** Where the answer is that was counted. */
async function placeOf(
  address: string,
  body: URLSearchParams,
): Promise<string | typeof LOST | undefined> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined)
    if (!answer) return LOST
    // It came over the wire: what is no text is no place.
    const { location } = (await answer.json()) as { location?: unknown }
    return typeof location === 'string' ? location : undefined
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

function show(form: HTMLFormElement, place: string): void {
  const { counted = '', more = '' } = form.dataset
  const link = document.createElement('a')
  link.href = place
  link.textContent = more
  form.replaceChildren(link)
  say(form, counted)
  link.focus({ preventScroll: true })
}

/** Says a sentence at the form, in the place of what was said before. */
function say(form: HTMLFormElement, sentence: string): void {
  const said = form.querySelector('[role=status]') ?? document.createElement('span')
  said.setAttribute('role', 'status')
  form.prepend(said)
  // What is there before its text is read out.
  said.textContent = sentence
}

/** 128 random bits, as the site makes them. */
function newToken(): string {
  const bits = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))
  return btoa(bits).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
