import { UPLOADS } from '@/app/uploads'

interface Asked {
  params: Promise<{ upload: string }>
}

/** How much of a file has come. The front server makes a GET of a HEAD. */
export async function GET(request: Request, { params }: Asked): Promise<Response> {
  return UPLOADS.tell(request, (await params).upload)
}

/** The next part of it. */
export async function PATCH(request: Request, { params }: Asked): Promise<Response> {
  return UPLOADS.add(request, (await params).upload)
}

/** It is not to be sent any more. */
export async function DELETE(request: Request, { params }: Asked): Promise<Response> {
  return UPLOADS.drop(request, (await params).upload)
}
