import { z } from 'zod'

import { defineAction, type FormAbout, type NotDone } from '../../../cms/services/forms/form'
import { publicPath } from '../../../domain/addresses/paths'
import { ALERTS_PAGE } from '../../../domain/addresses/site-pages'
import { env } from '../../../env'
import { findAlert } from './alert-links.queries'
import { confirmAlert } from './vacancy-alerts.submit'

/** What somebody is told whose link has run out, or whose alert has ended, between the page and the press. */
const DEAD_LINK: NotDone = { notice: { kind: 'deadLink' } }

/** The alert that a link confirms. */
export interface ConfirmAbout extends FormAbout {
  filter: string
}

/** Confirms an alert: by a press, for mail programs open links before anybody reads them. */
export const confirmAlertForm = defineAction({
  name: 'alert-confirm',
  async load({ token = '' }): Promise<ConfirmAbout | undefined> {
    const alert = await findAlert(token)
    return alert?.canBeConfirmed ? { words: {}, filter: alert.filter } : undefined
  },
  schema: () => z.object({}),
  async act(_typed, { payload, params: { token = '' }, locale }) {
    const done = await confirmAlert(payload, token)
    if (!done) return DEAD_LINK
    const page = publicPath({ locale, path: `${ALERTS_PAGE}/${token}` }, env.DEFAULT_LOCALE)
    return { location: `${page}?done=${done}` }
  },
})
