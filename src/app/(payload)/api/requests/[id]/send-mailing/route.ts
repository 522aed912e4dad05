import { submitMailingSend } from '@/features/mailing/mailing-send.submit'

import { onlyFromHere } from '../../../../only-from-here'

interface Context {
  params: Promise<{ id: string }>
}

/** Where staff send a mailing. No endpoint of the collection: its schema would load what formats the letters. */
export const POST = onlyFromHere<Context>(async (request, { params }) =>
  submitMailingSend(request, (await params).id),
)
