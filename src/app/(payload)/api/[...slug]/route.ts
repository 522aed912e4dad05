import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'

import { onlyFromHere } from '../../only-from-here'

export const GET = REST_GET(config)
export const POST = onlyFromHere(REST_POST(config))
export const DELETE = onlyFromHere(REST_DELETE(config))
export const PATCH = onlyFromHere(REST_PATCH(config))
export const PUT = onlyFromHere(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
