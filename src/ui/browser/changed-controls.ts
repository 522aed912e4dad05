/** Whether a control of a form holds something else than the page came with. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    return control.type === 'checkbox'
      ? control.checked !== control.defaultChecked
      : control.type !== 'hidden' && control.value !== control.defaultValue
  }
  if (!(control instanceof HTMLSelectElement)) return false
  const options = [...control.options]
  const usual = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return control.value !== usual?.value
}
