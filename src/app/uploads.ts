import { takingUploads } from '@/cms/forms/take-upload'
import { consume } from '@/cms/limits/limits'
import { localApi } from '@/cms/local-api'

import { FORMS } from './forms'

/** The uploads in parts for the forms of the site. */
export const UPLOADS = takingUploads({
  forms: FORMS.forms,
  api: localApi,
  limit: (address, megabytes) => consume('upload', { address }, megabytes),
})
