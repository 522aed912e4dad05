import { followFile } from '../file-upload'

/**
 * Sends the file of a form while the form is filled in. Loaded once a file is chosen (form-uploads.ts); without it, the file goes
 * with its form.
 */
for (const input of document.querySelectorAll<HTMLInputElement>('form[data-form] input[type=file]'))
  followFile(input)
