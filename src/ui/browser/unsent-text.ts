/** Milliseconds. What was begun that long ago is of no use any more. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** What all of it is kept under begins so. */
const KEPT = 'mh-form '

/** What the page showed is kept beside what was typed; no field has this name. */
const SHOWN = 'shown'

/** The owner of a form that was filled without a session. */
const NOBODY = ''

/** The same in every language, another one for each vacancy, and for each account that is signed in. */
function storageKey(of: string): string {
  const path = location.pathname.replace(/^(?:\/[a-z]{2}(?=\/))?\/(?:forms\/)?/, '')
  return `${KEPT}${of === NOBODY ? '' : `of ${of} `}${path}`
}

/** Returns the owner of a form: an account, or `NOBODY`. It is `undefined` when the server could not tell. */
function ownerOf(form: HTMLFormElement): string | undefined {
  return form.dataset.of
}

/**
 * What is typed into: nothing hidden, no files, no passwords, which stay on no device, and no agreements, which are given
 * again each time.
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

/**
 * Puts what stands in the form by, on this device.
 * @returns whether something stood there that somebody has typed
 */
export function keepUnsent(form: HTMLFormElement): boolean {
  // The next user of a shared computer must not see which account was used here.
  if (form.querySelector('[autocomplete="current-password"]')) return false
  const of = ownerOf(form)
  if (of === undefined) return false
  const typed: Record<string, string> = {}
  for (const control of textControls(form)) {
    const isLeft = isRadio(control) && !control.checked
    // What was emptied is kept too: the next page has it filled in.
    const isSaid = control.value !== '' || !isUntouched(control)
    if (!isLeft && isSaid) typed[control.name] = control.value
  }
  // What the server chose beforehand nobody has typed.
  const isTyped = !isAsMade(form) && Object.keys(typed).length > 0
  try {
    if (!isTyped) forgetUnsent(of)
    else {
      const shown = shownBy(form)?.value
      localStorage.setItem(storageKey(of), JSON.stringify({ at: Date.now(), typed, shown }))
      // A text that was begun before the sign-in now belongs to the account.
      if (of !== NOBODY) localStorage.removeItem(storageKey(NOBODY))
    }
  } catch (error) {
    // A browser that keeps nothing, or is full.
    console.warn(error)
  }
  return isTyped
}

/**
 * Fills in what was put by, where nobody has typed anything since the server made the form.
 * @returns whether there was something
 */
export function readUnsent(form: HTMLFormElement): boolean {
  const typed = read(form)
  if (!typed || !isAsMade(form)) return false
  for (const control of textControls(form)) {
    const value = typed.get(control.name)
    if (value === undefined) continue
    if (isRadio(control)) control.checked = control.value === value
    else control.value = value
  }
  // Typed over what an older page showed: where that was saved elsewhere since, the site says so.
  const [shown, before] = [shownBy(form), typed.get(SHOWN)]
  if (shown && before !== undefined) shown.value = before
  return true
}

/** What the page of a form with versions showed, in the field that says so. */
function shownBy(form: HTMLFormElement): HTMLInputElement | null {
  return 'versioned' in form.dataset ? form.querySelector('input[name=shown]') : null
}

/**
 * Forgets what was kept for this page, of an account or of a visitor without one.
 * @param before an instant in ms since 1970: what was kept later stays, because it belongs to another tab
 */
export function forgetUnsent(of: string = NOBODY, before = Infinity): void {
  try {
    for (const key of [storageKey(of), storageKey(NOBODY)]) {
      if (keptAt(key) < before) localStorage.removeItem(key)
    }
  } catch (error) {
    console.warn(error)
  }
}

/** When something was put by; long ago where nothing was, or nothing that can be read. */
function keptAt(key: string): number {
  const at = /"at":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1]
  return Number(at ?? 0)
}

/** Forgets all that was put by on this device, on every page. */
export function forgetAllUnsent(): void {
  forgetKept(() => true)
}

/** Forgets what was put by for other accounts than this one: who has signed in since is somebody else. */
export function forgetUnsentOfOthers(of: string): void {
  forgetKept((key) => key.startsWith(`${KEPT}of `) && !key.startsWith(`${KEPT}of ${of} `))
}

function forgetKept(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEPT) && isMeant(key)) localStorage.removeItem(key)
    }
  } catch (error) {
    console.warn(error)
  }
}

function read(form: HTMLFormElement): ReadonlyMap<string, string> | undefined {
  const of = ownerOf(form)
  if (of === undefined) return undefined
  return readKept(storageKey(of)) ?? readKept(storageKey(NOBODY))
}

function readKept(key: string): ReadonlyMap<string, string> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('typed' in kept) || !('at' in kept)) {
      return undefined
    }
    if (Date.now() - Number(kept.at) > KEPT_MS) {
      localStorage.removeItem(key)
      return undefined
    }
    const shown = 'shown' in kept ? { [SHOWN]: kept.shown } : {}
    const entries = Object.entries({ ...(kept.typed as object), ...shown }).filter(
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
    form.querySelector('input[name=kept]:not([data-arrived])') !== null ||
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
