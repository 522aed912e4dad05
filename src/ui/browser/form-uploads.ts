import { FORM_SENDS, type Waited } from './upload-events'

/** Loads what sends a file before its form, once one is chosen. A form that is sent sooner takes it along. */
export function loadUploads(form: HTMLFormElement): void {
  const load = () => {
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
      const address =
        input.value &&
        input.parentElement?.querySelector<HTMLElement>('[data-upload]')?.dataset.upload
      // One that did not come is asked for by the next file.
      if (!address || document.querySelector(`script[src="${address}"]`)) continue
      const script = document.createElement('script')
      script.src = address
      document.head.append(script)
    }
  }
  form.addEventListener('change', load)
  load()
}

/** Waits for the files of a form that is to be sent. @returns why it is not, where it is not */
export async function untilFilesAreThere(
  form: HTMLFormElement,
): Promise<'late' | Readonly<Record<string, string>> | undefined> {
  const waiting: Promise<Waited>[] = []
  form.dispatchEvent(new CustomEvent(FORM_SENDS, { detail: waiting }))
  const waited = await Promise.all(waiting)
  if (waited.includes('late')) return 'late'
  const refused = waited.flatMap((one) =>
    typeof one === 'object' ? [[one.field, one.problem] as const] : [],
  )
  return refused.length > 0 ? Object.fromEntries(refused) : undefined
}
