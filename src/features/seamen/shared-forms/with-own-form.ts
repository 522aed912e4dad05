import { z } from 'zod'

import type { FormAbout, RequestForm } from '../../../cms/services/forms/form'
import { agreement } from '../../../cms/services/forms/form-fields'
import {
  type SignedInSeaman,
  seamanOf,
} from '../../../cms/services/seaman-only/seaman-session.queries'
import { fieldsOfParts, partsIn, partsWritten } from '../../../domain/sea-service/chosen-record'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import type { PartName } from '../../../domain/sea-service/record-parts'
import { wholeRecord } from '../record/whole-record'
import { keepSentForm } from './sent-form.submit'

/** Whose form may go along, and the parts of it in which something is written down. */
export interface OwnForm {
  seaman: SignedInSeaman
  record: OwnRecord
  offered: readonly PartName[]
}

interface CarryingAbout extends FormAbout {
  /** Of an account that is signed in. */
  ownForm?: OwnForm | undefined
}

/** The form of the account behind what a form is about. */
export function ownFormOf(about: CarryingAbout): OwnForm | undefined {
  return about.ownForm
}

/**
 * A form with which a seafarer who is signed in sends the own form along: each part by a box of its own, the usual ones by one box too, and
 * none is ticked before. What was
 * sent is kept with the request as it was at that moment. The page says which parts it offered to whom (`shown`), so that nothing is left
 * out silently where the session has ended, or another device has changed the form.
 * @param before the field above which the boxes are
 */
export function withOwnForm(form: RequestForm, before: string): RequestForm {
  return {
    ...form,
    async load(params, locale, visitor): Promise<CarryingAbout | undefined> {
      const about = await form.load(params, locale, visitor)
      return about && { ...about, ownForm: await readOwnForm(visitor.cookies) }
    },
    shown(about) {
      const own = ownFormOf(about)
      return own === undefined || own.offered.length === 0
        ? form.shown?.(about)
        : [form.shown?.(about) ?? '', own.seaman.id, ...own.offered].join(' ')
    },
    schema(asked) {
      const schema = form.schema(asked)
      const offered = ownFormOf(asked.about)?.offered ?? []
      const boxes = fieldsOfParts(offered).map(
        (name) => [name, agreement({ group: 'form', isOptional: true })] as const,
      )
      return z.object(
        Object.fromEntries(
          Object.entries(schema.shape).flatMap(([name, field]) =>
            name === before ? [...boxes, [name, field]] : [[name, field]],
          ),
        ),
      )
    },
    async record(values, context) {
      await form.record?.(values, context)
      const own = ownFormOf(context.about)
      const parts = partsIn(values, own?.offered)
      if (own && parts.length > 0) {
        await keepSentForm(context.req, context.request.id, { record: own.record, parts })
      }
    },
  }
}

async function readOwnForm(cookies: string): Promise<OwnForm | undefined> {
  const seaman = await seamanOf(cookies)
  if (!seaman) return undefined
  const record = await wholeRecord(seaman)
  return { seaman, record, offered: partsWritten(record) }
}
