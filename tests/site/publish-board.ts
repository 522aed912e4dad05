import type { Payload } from 'payload'

import { writeExamples } from '../../scripts/examples/write-examples'
import { fewExamples } from '../fixtures/few-examples'
import type { Editor } from './editor'

interface Written {
  collection: string
  id?: unknown
  locale?: unknown
  data: object
}

/**
 * Publishes so many companies and vacancies as sites have them, with names, pay and texts that are told apart, through the
 * API: not marked as examples, which a board says of itself and search engines keep away from.
 */
export async function publishBoard(
  editor: Editor,
  companyCount: number,
  vacancyCount: number,
): Promise<void> {
  const write = async (method: string, path: string, data: object) => {
    const answer = await editor.request(method, path, { ...data, isExample: false })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return ((await answer.json()) as { doc: unknown }).doc
  }
  await writeExamples(
    {
      create: ({ collection, locale, data }: Written) =>
        write('POST', `/${collection}?locale=${String(locale)}`, data),
      update: ({ collection, id, locale, data }: Written) =>
        write('PATCH', `/${collection}/${String(id)}?locale=${String(locale)}`, data),
    } as unknown as Pick<Payload, 'create' | 'update'>,
    fewExamples(companyCount, vacancyCount),
  )
}
