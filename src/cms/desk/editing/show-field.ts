/** How long fields may take to be there, in ms: Payload renders them as they come into view. */
const PATIENCE = 2_000

/** How long a folded row takes to open, in ms. */
const UNFOLDING = 400

/**
 * Brings the first of some fields into view and puts the cursor into it. Rows that are folded are
 * opened. The fields are named as the form names them, in its order.
 */
export async function showFirstField(form: HTMLElement, paths: readonly string[]): Promise<void> {
  const [first] = paths
  if (first === undefined) return
  // A row that opens pushes its fields down while it does.
  if (unfoldRows(form, first)) await new Promise((resolve) => setTimeout(resolve, UNFOLDING))
  const deadline = Date.now() + PATIENCE
  let found = firstOf(form, paths)
  while (!found && Date.now() < deadline) {
    // The end of what is there already: the next fields come when it is seen.
    lastField(form)?.scrollIntoView({ block: 'start' })
    await nextFrame()
    found = firstOf(form, paths)
  }
  if (!found) return
  // In a text with blocks, the field of the block.
  found = found.querySelector<HTMLElement>('.field-type.error') ?? found
  const focusable = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button'
  const control = found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable)
  found.scrollIntoView({ block: found.offsetHeight > window.innerHeight ? 'start' : 'center' })
  control?.focus({ preventScroll: true })
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}

function firstOf(form: HTMLElement, paths: readonly string[]): HTMLElement | undefined {
  return paths
    .flatMap((path) => elementOf(form, path) ?? [])
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
}

function elementOf(form: HTMLElement, path: string): HTMLElement | null {
  const id = CSS.escape(`field-${path.replaceAll('.', '__')}`)
  return form.querySelector(`#${id}, [data-field-path="${CSS.escape(path)}"]`)
}

function lastField(form: HTMLElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>('.field-type')].at(-1)
}

/** Whether there was a folded row around the field. */
function unfoldRows(form: HTMLElement, path: string): boolean {
  const segments = path.split('.')
  const folded = segments.flatMap((segment, at) => {
    if (!/^\d+$/.test(segment)) return []
    const row = CSS.escape(`${segments.slice(0, at).join('-')}-row-${segment}`)
    const toggle = `#${row} .collapsible--collapsed .collapsible__toggle`
    return form.querySelector<HTMLElement>(toggle) ?? []
  })
  for (const toggle of folded) toggle.click()
  return folded.length > 0
}
