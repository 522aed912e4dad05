import { characters } from '@/domain/texts/characters'

import { loadUploads, untilFilesAreThere } from './form-uploads'
import { forgetUnsent, keepUnsent, readUnsent, textControls } from './unsent-text'
import { FILE_ARRIVED, FILE_REFUSED, type FileArrived, type FileRefused } from './upload-events'

/** What the script says, in the reader's language. */
export interface FormScriptTexts {
  sending: string
  offline: string
  /** With `{label}` and `{problem}` in it. */
  entry: string
  back: string
  erase: string
  kept: string
  keptWithFile: string
  notSent: string
  tooLarge: string
}

/** The site's answer to a form. It is untrusted input. */
interface Told {
  location?: string
  heading?: string
  title?: string
  message?: string
  errors?: Record<string, string>
  key?: string
  shown?: string
  kept?: string
  files?: Record<string, ToldFile>
}

interface ToldFile {
  name: string
  received: string
  value: string
}

/** Matches earlier messages, but not their templates. */
const SAID = ':is([data-summary], .err):not([data-template] *)'

/** Milliseconds. A file takes minutes over a ship's slow link, and the server gives up after the same time. */
const PATIENCE_MS = 10 * 60_000

/** Milliseconds between a typed letter and the copy in the storage of the browser. */
const PAUSE_MS = 300

/**
 * Sends a form without leaving the page and shows errors in place. The browser stores what was typed until it is sent.
 */
export function followForm(box: HTMLElement, texts: FormScriptTexts): void {
  const found = box.querySelector<HTMLFormElement>('form[data-form]')
  if (!found) return
  const form = found
  const button = form.querySelector<HTMLButtonElement>('.send button')
  const send = button?.textContent ?? ''
  let isSending = false
  let isLeaving = false
  // An untouched form in another tab must not delete what was typed in this one.
  let isTyped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const keep = () => {
    clearTimeout(timer)
    keepUnsent(form)
  }
  const onInput = () => {
    isTyped = true
    countAll(form)
    clearTimeout(timer)
    timer = setTimeout(keep, PAUSE_MS)
  }
  const onChange = ({ target }: Event) => {
    isTyped = true
    keep()
    // A new file clears the errors of the last one.
    if (target instanceof HTMLInputElement && target.type === 'file')
      forgetErrors(fieldOf(form, target.name))
  }
  form.addEventListener('input', onInput)
  form.addEventListener('change', onChange)
  // Stores the text again: the same form, sent in another tab, has deleted the copy of both.
  addEventListener('pagehide', () => !isSending && isTyped && keep())
  // A button may lead to another step: the browser sends what was typed there. (`submitter` is newer than old phones.)
  form.addEventListener('click', ({ target }) => {
    isLeaving = target instanceof Element && target.closest('[data-leaves]') !== null
  })
  form.addEventListener('submit', (event) => {
    if (isLeaving) keep()
    else void submit(event)
  })
  form.addEventListener(FILE_ARRIVED, (event) => {
    const { field, file } = (event as CustomEvent<FileArrived>).detail
    showKept(form, field, file)
    setHidden(form, 'kept', file.kept)?.setAttribute('data-arrived', '')
  })
  form.addEventListener(FILE_REFUSED, (event) => {
    const { field: name, problem } = (event as CustomEvent<FileRefused>).detail
    const field = fieldOf(form, name)
    forgetErrors(field)
    if (field) showError(box, field, { name, problem }, texts)
  })
  loadUploads(form)

  if (readUnsent(form)) tellOfUnsent(box, form, texts)
  // What was typed before the script came.
  else isTyped = keepUnsent(form)
  countAll(form)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    const large = tooLargeFile(form)
    if (large) {
      show(box, form, texts, { title: texts.notSent, errors: large })
      return
    }
    isSending = true
    keep()
    setSending(true)
    try {
      const missing = await untilFilesAreThere(form)
      const told: Told =
        missing === undefined
          ? await post(form, texts)
          : missing === 'late'
            ? { title: texts.notSent, message: texts.offline }
            : { title: texts.notSent, errors: missing }
      if (told.location !== undefined) {
        clearTimeout(timer)
        isTyped = false
        forgetUnsent(form.dataset.of)
        location.assign(told.location)
        return
      }
      show(box, form, texts, told)
    } catch (error) {
      // The page has changed, so the form is sent as without a script. The token keeps it from being accepted twice.
      console.warn(error)
      form.submit()
    } finally {
      isSending = false
      setSending(false)
    }
  }

  function setSending(isNow: boolean) {
    if (!button) return
    button.textContent = isNow ? texts.sending : send
    if (isNow) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
  }
}

/** Not `site-requests.ts`: it sends JSON, and this is sent as the browser itself would send it. */
async function post(form: HTMLFormElement, texts: FormScriptTexts): Promise<Told> {
  const data = new FormData(form)
  const hasFile = form.enctype === 'multipart/form-data'
  const written = [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  let answer: Response
  try {
    answer = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: hasFile ? data : new URLSearchParams(written),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    console.warn(error)
    return { title: texts.notSent, message: texts.offline }
  }
  try {
    // The keys that are asked for are read one by one.
    return (await answer.json()) as Told
  } catch {
    // A body that is too large is refused before anybody knows what it is.
    const message = answer.status === 413 ? texts.tooLarge : texts.offline
    return { title: texts.notSent, message }
  }
}

function tooLargeFile(form: HTMLFormElement): Record<string, string> | undefined {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const { mostBytes, tooLarge = '' } = input.dataset
    const [file] = input.files ?? []
    if (file && file.size > Number(mostBytes)) return { [input.name]: tooLarge }
  }
  return undefined
}

/** Shows the errors in the same form as the page of the server. */
function show(box: HTMLElement, form: HTMLFormElement, texts: FormScriptTexts, told: Told): void {
  for (const old of box.querySelectorAll(SAID)) old.remove()
  for (const field of form.querySelectorAll('.f.no')) forgetErrors(field)
  const { errors = {}, key, shown, kept, files = {} } = told
  for (const [name, file] of Object.entries(files)) showKept(form, name, file)
  const entries = Object.entries(errors).flatMap(([name, problem]) => {
    const field = fieldOf(form, name)
    return field ? [showError(box, field, { name, problem }, texts)] : []
  })
  setHidden(form, 'key', key)
  setHidden(form, 'shown', shown)
  setHidden(form, 'kept', kept)
  const page = document.querySelector('h1')
  if (page && told.heading !== undefined) page.textContent = told.heading
  const summary = cloneOf(box, 'summary')
  if (!summary) return
  const heading = summary.querySelector('h2 span')
  if (heading) heading.textContent = told.title ?? texts.notSent
  const hasFile = form.querySelector('.kept:not([data-template] *)') !== null
  for (const text of [told.message, hasFile ? texts.keptWithFile : texts.kept]) {
    if (text === undefined) continue
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    summary.append(paragraph)
  }
  if (entries.length > 0) {
    const list = document.createElement('ul')
    list.append(...entries)
    summary.append(list)
  }
  form.before(summary)
  summary.focus()
}

/** Removes the errors of a field. */
function forgetErrors(field: Element | null): void {
  if (!field?.classList.contains('no')) return
  field.classList.remove('no')
  for (const old of field.querySelectorAll(SAID)) old.remove()
  for (const control of controlsOf(field)) {
    control.removeAttribute('aria-invalid')
    describe(control, (ids) => ids.filter((id) => !id.endsWith('-error')))
  }
}

function fieldOf(form: HTMLFormElement, name: string): Element | null {
  return form.querySelector(`[data-field="${CSS.escape(name)}"]`)
}

function showError(
  box: HTMLElement,
  field: Element,
  { name, problem }: { name: string; problem: string },
  texts: FormScriptTexts,
): HTMLLIElement {
  const id = `field-${name}`
  const label = labelOf(field)
  field.classList.add('no')
  const error = cloneOf(box, 'error')
  const words = error?.querySelector('span')
  if (error && words) {
    error.id = `${id}-error`
    words.textContent = problem
    // After the hint, else after the label; a box to tick stands below both.
    const hint = field.querySelector(':scope > .hint:not(.count)')
    const name = field.querySelector(':scope > label:not(.opt), :scope > legend')
    const before = hint ?? name
    if (before) before.after(error)
    else field.prepend(error)
  }
  for (const control of controlsOf(field)) {
    control.setAttribute('aria-invalid', 'true')
    describe(control, (ids) => [...ids, `${id}-error`])
  }
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${id}`
  // What is agreed to is a sentence of its own, and a long one.
  const isAgreement = field.querySelector(':scope > label.opt') !== null
  const entry = texts.entry.replace('{label}', () => label).replace('{problem}', () => problem)
  link.textContent = isAgreement ? problem : entry
  // The browser scrolls there; the next key is to write there, too.
  link.addEventListener('click', () => document.getElementById(id)?.focus({ preventScroll: true }))
  item.append(link)
  return item
}

/** A file that the site has: it is not sent again. */
function showKept(form: HTMLFormElement, name: string, file: ToldFile): void {
  const field = fieldOf(form, name)
  const input = field?.querySelector<HTMLInputElement>('input[type=file]')
  const place = input?.parentElement
  if (!field || !input || !place) return
  const kept = cloneOf(field, 'kept') ?? field.querySelector<HTMLElement>('.kept')
  if (!kept) return
  for (const old of field.querySelectorAll('.kept:not([data-template] *)')) old.remove()
  const [title, hint] = [kept.querySelector('bdi'), kept.querySelector('.hint')]
  if (title) title.textContent = file.name
  if (hint) hint.textContent = file.received
  const hidden = kept.querySelector<HTMLInputElement>('input[type=hidden]')
  if (hidden) hidden.value = file.value
  place.before(kept)
  input.value = ''
}

function tellOfUnsent(box: HTMLElement, form: HTMLFormElement, texts: FormScriptTexts): void {
  const note = document.createElement('div')
  note.className = 'card device'
  note.setAttribute('role', 'status')
  const words = document.createElement('span')
  words.textContent = texts.back
  const erase = document.createElement('button')
  erase.type = 'button'
  erase.textContent = texts.erase
  erase.addEventListener('click', () => {
    forgetUnsent(form.dataset.of)
    form.reset()
    countAll(form)
    note.remove()
    textControls(form)[0]?.focus()
  })
  note.append(words, erase)
  box.prepend(note)
}

function countAll(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-most]')) {
    const count = area.closest('.f')?.querySelector('[data-count]')
    if (!count) continue
    const { lang } = document.documentElement
    const written = characters(area.value)
    count.textContent = written.toLocaleString(lang)
    count.classList.toggle('bad', written > Number(area.dataset.most))
  }
}

function labelOf(field: Element): string {
  const label = field.querySelector('label:not(.opt), legend, label.opt span')
  // A browser's translation puts each text into a `font`.
  const own = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof HTMLElement) || node.localName === 'font',
  )
  return own
    .map((node) => node.textContent ?? '')
    .join('')
    .trim()
}

function controlsOf(field: Element): NodeListOf<HTMLElement> {
  return field.querySelectorAll('input:not([type=hidden]), select, textarea')
}

function describe(control: HTMLElement, change: (ids: string[]) => string[]): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  const changed = change(ids).join(' ')
  if (changed === '') control.removeAttribute('aria-describedby')
  else control.setAttribute('aria-describedby', changed)
}

function setHidden(
  form: HTMLFormElement,
  name: string,
  value: string | undefined,
): HTMLInputElement | undefined {
  if (value === undefined) return undefined
  let input = form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)
  if (!input) {
    input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name })
    form.prepend(input)
  }
  input.value = value
  return input
}

function cloneOf(root: Element, name: string): HTMLElement | undefined {
  const template = root.querySelector(`[data-template=${name}]`)
  const copy = template?.firstElementChild?.cloneNode(true)
  return copy instanceof HTMLElement ? copy : undefined
}
