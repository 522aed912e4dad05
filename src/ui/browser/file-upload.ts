import { fileSize } from '@/domain/forms/file-size'

import { type FileMark, readBegun, writeBegun } from './begun-uploads'
import { type Link, type Sent, sendInParts } from './send-in-parts'
import { smallerPhoto } from './smaller-photo'
import {
  FILE_ARRIVED,
  FILE_REFUSED,
  type FileArrived,
  type FileRefused,
  FORM_SENDS,
  type Waited,
} from './upload-events'

/** How long a form that is sent waits for a file of which nothing more comes. Milliseconds. */
const LATE = 10 * 60_000

/** What is said of a file on its way, in the reader's language. */
export interface UploadTexts {
  /** With `{name}`. */
  sending: string
  /** With `{sent}` and `{size}`. */
  progress: string
  /** With `{name}`. */
  lost: string
  arrived: string
  later: string
  stop: string
  /** With `{size}` and `{smaller}`. */
  photo: string
  smaller: string
  asItIs: string
}

/** A file that was chosen, and what has become of it. */
interface Chosen {
  file: File
  /** What is sent of it: a photo may have been made smaller. */
  sent?: Promise<Sent>
  outcome?: Sent
  /** When something of it has come last. */
  progressAt: number
  ending: AbortController
  /** Where it is on the site, and by what this browser remembers that. */
  address?: string | undefined
  mark?: FileMark
}

/** Sends the file of a field as soon as it is chosen, says how far it is, and lets its form wait for it. */
export function followFile(input: HTMLInputElement): void {
  const box = input.parentElement?.querySelector<HTMLElement>('[data-upload]')
  const found = input.form
  if (!box || !found) return
  const form = found
  // Written by file-field.tsx.
  const texts = JSON.parse(box.dataset.uploadTexts ?? '') as UploadTexts
  // Is in the page from the beginning: what is put into it is read out.
  const status = box.querySelector('[role=status]') ?? document.createElement('p')
  const shown = document.createElement('div')
  box.append(shown)
  let chosen: Chosen | undefined

  input.addEventListener('change', () => void take())
  form.addEventListener(FORM_SENDS, (event) => {
    const waited = chosen && beforeForm(chosen)
    if (waited) (event as CustomEvent<Promise<Waited>[]>).detail.push(waited)
  })
  void take()

  async function take() {
    // What was chosen before is not to be sent.
    const before = chosen
    chosen = undefined
    if (before) drop(before)
    const [file] = input.files ?? []
    show('')
    // The form itself says what is wrong with an empty one.
    if (!file || file.size === 0) return
    const now: Chosen = { file, progressAt: 0, ending: new AbortController() }
    chosen = now
    const smaller = await smallerPhoto(file)
    if (chosen !== now || now.sent) return
    if (smaller) offer(now, smaller)
    else if (!isTooLarge(file)) send(now, file)
  }

  /** Asks first: it is their photo. */
  function offer(now: Chosen, smaller: File) {
    const sizes = { size: sizeOf(now.file.size), smaller: sizeOf(smaller.size) }
    const choices = [
      button(texts.smaller, () => {
        choose(input, smaller)
        send(now, smaller)
      }),
    ]
    if (!isTooLarge(now.file)) choices.push(button(texts.asItIs, () => send(now, now.file)))
    show(withWords(texts.photo, sizes), ...choices)
  }

  function send(now: Chosen, file: File) {
    const { name } = file
    const bar = document.createElement('progress')
    bar.max = file.size
    bar.setAttribute('aria-label', name)
    const words = document.createElement('span')
    words.className = 'hint'
    const say = (sent: number) => {
      bar.value = sent
      const sizes = { sent: sizeOf(sent), size: sizeOf(file.size) }
      words.textContent = withWords(texts.progress, sizes)
    }
    const sending = withWords(texts.sending, { name })
    say(0)
    show(sending, bar, words, button(texts.stop, remove))
    now.progressAt = Date.now()
    const { dataset } = form
    const mark: FileMark = {
      of: dataset.of ?? '',
      form: dataset.form ?? '',
      field: input.name,
      name,
      size: file.size,
      lastModified: file.lastModified,
    }
    now.mark = mark
    const about = {
      facts: () => ({
        page: form.getAttribute('action') ?? '',
        field: input.name,
        name,
        kept: form.querySelector<HTMLInputElement>('input[type=hidden][name=kept]')?.value ?? '',
      }),
      language: document.documentElement.lang,
      remembered: {
        read: () => (now.address = readBegun(mark)),
        write: (address: string | undefined) => writeBegun(mark, (now.address = address)),
      },
      onProgress(sent: number) {
        now.progressAt = Date.now()
        say(sent)
        if (status.textContent !== sending) tell(sending)
      },
      onLost: () => tell(withWords(texts.lost, { name })),
    }
    now.sent = sendInParts(file, about, linkOf(now.ending.signal))
    void now.sent.then((outcome) => {
      now.outcome = outcome
      if (chosen === now) end(now, outcome, name)
    })
  }

  function end(now: Chosen, outcome: Sent, name: string) {
    const hasFocus = shown.contains(document.activeElement)
    if (outcome === 'refused') {
      show(withWords(texts.later, { name }))
      drop(now)
    } else if (outcome !== 'stopped' && 'whole' in outcome) {
      chosen = undefined
      show(withWords(texts.arrived, { name }))
      tellForm(FILE_ARRIVED, { field: input.name, file: outcome.whole })
    } else if (outcome !== 'stopped') {
      show(outcome.problem, button(texts.stop, remove))
      tellForm(FILE_REFUSED, { field: input.name, problem: outcome.problem })
    }
    // To the eye the form says it.
    if (typeof outcome === 'object') status.setAttribute('data-said', '')
    if (hasFocus) input.focus()
  }

  function remove() {
    input.value = ''
    input.dispatchEvent(new Event('change', { bubbles: true }))
    input.focus()
  }

  function tellForm(type: string, detail: FileArrived | FileRefused) {
    form.dispatchEvent(new CustomEvent(type, { detail }))
  }

  /** @param detail below it: a bar, buttons */
  function show(words: string, ...detail: Node[]) {
    tell(words)
    shown.replaceChildren(...detail)
  }

  function tell(words: string) {
    status.removeAttribute('data-said')
    status.textContent = words
  }

  /** What the form has to wait for, where it is sent now. */
  function beforeForm(now: Chosen): Promise<Waited> | undefined {
    const { outcome, file } = now
    if (outcome === 'refused' || (!now.sent && isTooLarge(file))) return undefined
    if (!now.sent) send(now, file)
    return waitFor(now)
  }

  async function waitFor(now: Chosen): Promise<Waited> {
    const waits = Date.now()
    let timer: ReturnType<typeof setInterval> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setInterval(() => {
        if (Date.now() - Math.max(now.progressAt, waits) > LATE) resolve('late')
      }, 1_000)
    })
    const outcome = await Promise.race([now.sent, late])
    clearInterval(timer)
    if (outcome === 'late') return 'late'
    return typeof outcome === 'object' && 'problem' in outcome
      ? { field: input.name, problem: outcome.problem }
      : undefined
  }

  function isTooLarge({ size }: File) {
    return size > Number(input.dataset.mostBytes)
  }
}

/** What was chosen by mistake, or goes in another way, nobody is to have. */
function drop({ ending, address, mark }: Chosen) {
  ending.abort()
  if (mark) writeBegun(mark, undefined)
  if (address !== undefined)
    void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined)
}

/** What is sent with the form, where it comes to that, is the smaller one too. */
function choose(input: HTMLInputElement, file: File) {
  try {
    const transfer = new DataTransfer()
    transfer.items.add(file)
    input.files = transfer.files
  } catch {
    // A browser that lets nobody choose but its reader.
  }
}

function linkOf(signal: AbortSignal): Link {
  return {
    signal,
    now: () => performance.now(),
    async ask(address, asked, patience) {
      const ending = new AbortController()
      const end = () => ending.abort()
      const timer = setTimeout(end, patience)
      signal.addEventListener('abort', end)
      try {
        const answer = await fetch(address, { ...asked, signal: ending.signal })
        return { status: answer.status, headers: answer.headers, text: await answer.text() }
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
      }
    },
    pause: (milliseconds) =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer)
          removeEventListener('online', go)
          signal.removeEventListener('abort', go)
          resolve()
        }
        const timer = setTimeout(go, milliseconds)
        addEventListener('online', go)
        signal.addEventListener('abort', go)
      }),
  }
}

function button(words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = words
  made.addEventListener('click', press)
  return made
}

/** Names are kept apart from the direction of the sentence. */
function withWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, word: string) =>
    word in words ? `\u2068${words[word]}\u2069` : all,
  )
}

function sizeOf(bytes: number): string {
  const { value, unit } = fileSize(bytes)
  const { lang } = document.documentElement
  try {
    return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  } catch {
    // Browsers that know no units.
    const sign = { byte: 'B', kilobyte: 'kB', megabyte: 'MB' }[unit]
    return `${value.toLocaleString(lang)} ${sign}`
  }
}
