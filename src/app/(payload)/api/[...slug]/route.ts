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
import { refuseLargeBody } from '../../refused-body'

export const GET = REST_GET(config)
export const POST = onlyFromHere(refuseLargeBody(REST_POST(config)))
export const DELETE = onlyFromHere(refuseLargeBody(REST_DELETE(config)))
export const PATCH = onlyFromHere(refuseLargeBody(REST_PATCH(config)))
export const PUT = onlyFromHere(refuseLargeBody(REST_PUT(config)))
export const OPTIONS = REST_OPTIONS(config)
