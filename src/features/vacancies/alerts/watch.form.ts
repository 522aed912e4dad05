import { z } from 'zod'

import { defineAction, type FormAbout } from '../../../cms/services/forms/form'
import { agreement, email } from '../../../cms/services/forms/form-fields'
import { countTry } from '../../../cms/services/forms/tried-too-often'
import { publicPath } from '../../../domain/addresses/paths'
import { ALERT_FILTER, ALERTS_PAGE } from '../../../domain/addresses/site-pages'
import { alertFilter, alertSearch } from '../../../domain/vacancies/vacancy-alert'
import { env } from '../../../env'
import { today } from './alert-words'
import { askForAlert } from './vacancy-alerts.submit'

/** What is to be watched, and whether it was asked for a moment ago. */
export interface WatchAbout extends FormAbout {
  /** As `alertFilter` writes it. */
  filter: string
  isAsked: boolean
}

/** Orders an alert: new vacancies of a filter by mail. The answer is the same for every address. */
export const watchForm = defineAction({
  name: 'alert',
  query: [ALERT_FILTER, 'done'],
  load({ [ALERT_FILTER]: asked = '', done }): Promise<WatchAbout | undefined> {
    // Whatever the address says there is a search, and one way to write it.
    const filter = alertFilter(alertSearch(asked, today()))
    return Promise.resolve(
      filter === undefined ? undefined : { words: {}, filter, isAsked: done === 'asked' },
    )
  },
  isReady: ({ isAsked }) => !isAsked,
  schema: () => z.object({ email: email({}), consent: agreement({}) }),
  async act(typed, { payload, about: { filter }, locale, address }) {
    const refused = await countTry('vacancyAlert', { address, email: typed.email })
    if (refused) return refused
    await askForAlert(payload, { email: typed.email, locale, filter })
    const query = new URLSearchParams({ ...(filter && { [ALERT_FILTER]: filter }), done: 'asked' })
    const page = publicPath({ locale, path: ALERTS_PAGE }, env.DEFAULT_LOCALE)
    return { location: `${page}?${query.toString()}` }
  },
})
