import type { FormFileProblem } from '../../../../domain/forms/form-file'

/** A file may not be taken. */
export class FileRefused extends Error {
  override name = 'FileRefused'
  constructor(readonly problem: FormFileProblem) {
    super(problem)
  }
}
