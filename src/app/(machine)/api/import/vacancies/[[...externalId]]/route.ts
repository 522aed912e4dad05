import { submitPush } from '@/features/imports/push-vacancy.submit'
import { rowFlagger } from '@/features/vacancies/vacancy-flags.hooks'

interface Context {
  /** Several parts where an id holds a slash that is not escaped; none where there is no id. */
  params: Promise<{ externalId?: string[] }>
}

/** Where the system of a company creates or replaces one of its vacancies (docs/import-api.md). */
export async function PUT(request: Request, { params }: Context): Promise<Response> {
  return submitPush(request, (await params).externalId ?? [], 'put', rowFlagger)
}

/** Where it closes one. */
export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  return submitPush(request, (await params).externalId ?? [], 'delete', rowFlagger)
}
