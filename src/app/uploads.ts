import { takingUploads } from '@/cms/services/forms/take-upload'
import { consume } from '@/cms/services/limits/limits'
import { localApi } from '@/cms/local-api'

import { FORMS } from './forms'

/** Files that come in parts for the forms of the site. */
export const UPLOADS = takingUploads({
  forms: FORMS.forms,
  api: localApi,
  limit: (address, megabytes) => consume('upload', { address }, megabytes),
})
