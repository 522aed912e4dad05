import { SELECT_FILTERS } from '../../domain/vacancies/select-filters'

export type Control = HTMLInputElement | HTMLSelectElement

/** The parameters of an address in the order in which we write them. */
const ORDER = [
  ...'department rank vessel from to port pay currency shown'.split(' '),
  ...SELECT_FILTERS,
  ...'licence words sort near'.split(' '),
]

/** The first order of each list. */
const USUAL_ORDERS = ['newest', 'vacancies']

/** What amounts are in, while none is written. */
let currency: string | undefined

/** The query of what is chosen, as the server would write it: nothing empty, nothing that is usual. */
export function queryOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].flatMap(([name, value]) => {
    const typed = typeof value === 'string' ? value.trim() : ''
    // Many write an amount in groups of three.
    const text = name === 'pay' ? typed.replaceAll(/\s/g, '') : typed
    const isUsual =
      text === '' ||
      (name === 'sort' && USUAL_ORDERS.includes(text)) ||
      (name === 'currency' && fieldOf(form, 'pay') === '')
    return isUsual ? [] : [[name, text]]
  })
  const ordered = ORDER.flatMap((name) => chosen.filter(([one]) => one === name))
  const query = new URLSearchParams(ordered).toString()
  return query === '' ? '' : `?${query}`
}

/** A query of an address as it is on the first page of its list. */
export function withoutPage(query: string): string {
  return query.replace(/[?&]page=\d+$/, '')
}

function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * Puts into the form what an address says.
 * @param typed keeps what is in it
 */
export function fill(form: HTMLFormElement, query: string, typed?: Control): void {
  const said = new URLSearchParams(query)
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || control === typed) continue
    const { name } = control
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = said.getAll(name).includes(control.value)
    } else if (control instanceof HTMLSelectElement) {
      // Of an order the first choice is the usual one, of others that there is none.
      const usual = name === 'currency' ? currency : control.options[0]?.value
      const value = said.get(name) ?? usual
      if (value !== undefined) control.value = value
    } else {
      // As the server reads it: words may be called so too.
      control.value = said.get(name) ?? (name === 'words' ? said.get('q') : null) ?? ''
    }
  }
}

/** A group stands for all that belongs to it: either it is chosen or some of these are. */
export function chooseAlone(control: Control): void {
  if (control.name === 'currency') currency = control.value
  const choices = control.closest('fieldset')
  if (!choices || !(control instanceof HTMLInputElement) || !control.checked) return
  const kinds = `[data-of="${CSS.escape(control.value)}"] input`
  for (const kind of choices.querySelectorAll<HTMLInputElement>(kinds)) kind.checked = false
  let above = control.closest<HTMLElement>('[data-of]')
  while (above) {
    const group = `input[value="${CSS.escape(above.dataset.of ?? '')}"]`
    for (const whole of choices.querySelectorAll<HTMLInputElement>(group)) whole.checked = false
    above = above.parentElement?.closest<HTMLElement>('[data-of]') ?? null
  }
}

export function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}
