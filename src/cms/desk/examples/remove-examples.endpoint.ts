import { type Endpoint, Forbidden } from 'payload'

import { isEditor } from '../../access'
import { removeExamples } from './remove-examples'

/** `POST /api/crewings/remove-examples`: removes all invented companies, vacancies and seafarers for good. */
export const removeExamplesEndpoint: Endpoint = {
  path: '/remove-examples',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    return Response.json(await removeExamples(req.payload))
  },
}
