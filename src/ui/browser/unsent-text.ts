/** Milliseconds. What was begun that long ago is of no use any more. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** The same in every language, another one for each vacancy. */
function storageKey(): string {
  return `mh-form ${location.pathname.replace(/^(?:\/[a-z]{2}(?=\/))?\/(?:forms\/)?/, '')}`
}

/** Whether something was typed into the form of this page, and never sent. */
export function hasUnsent(): boolean {
  return read() !== undefined
}

/**
 * What is typed into: nothing hidden, no files, no passwords, which stay on no device, and no agreements, which are given
 * anew each time.
 */
export function textControls(
  form: HTMLFormElement,
): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  const controls = form.querySelectorAll<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >(
    '[data-field] :is(input:not([type=hidden],[type=file],[type=checkbox],[type=password]), select, textarea)',
  )
  return [...controls]
}

/** Puts what stands in the form by, on this device. */
export function keepUnsent(form: HTMLFormElement): void {
  // Whoever comes next to a shared computer learns nothing of an account that somebody has.
  if (form.querySelector('[autocomplete="current-password"]')) return
  const typed: Record<string, string> = {}
  for (const control of textControls(form)) {
    const isLeft = isRadio(control) && !control.checked
    if (!isLeft && control.value !== '') typed[control.name] = control.value
  }
  try {
    // What the server chose beforehand nobody has typed.
    if (isAsMade(form) || Object.keys(typed).length === 0) localStorage.removeItem(storageKey())
    else localStorage.setItem(storageKey(), JSON.stringify({ at: Date.now(), typed }))
  } catch (error) {
    // A browser that keeps nothing, or is full.
    console.warn(error)
  }
}

/**
 * Fills in what was put by, where nobody has typed anything since the server made the form.
 * @returns whether there was something
 */
export function readUnsent(form: HTMLFormElement): boolean {
  const typed = read()
  if (!typed || !isAsMade(form)) return false
  for (const control of textControls(form)) {
    const value = typed.get(control.name)
    if (value === undefined) continue
    if (isRadio(control)) control.checked = control.value === value
    else control.value = value
  }
  return true
}

/** Forgets what was put by for this page. */
export function forgetUnsent(): void {
  try {
    localStorage.removeItem(storageKey())
  } catch (error) {
    console.warn(error)
  }
}

function read(): ReadonlyMap<string, string> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('typed' in kept) || !('at' in kept)) {
      return undefined
    }
    if (Date.now() - Number(kept.at) > KEPT_MS) {
      forgetUnsent()
      return undefined
    }
    const entries = Object.entries(kept.typed as object).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return entries.length > 0 ? new Map(entries) : undefined
  } catch {
    // Something else wrote there, or nothing can be read at all.
    return undefined
  }
}

/** Whether all stands as the server made it, and it was made for somebody who had typed nothing yet. */
function isAsMade(form: HTMLFormElement): boolean {
  const isRefused =
    form.querySelector('input[name=kept]') !== null ||
    document.querySelector('.form-main > .wrong') !== null
  return !isRefused && textControls(form).every(isUntouched)
}

function isUntouched(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const made = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    return control.value === (made?.value ?? '')
  }
  return isRadio(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}

function isRadio(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'radio'
}
