import { z } from 'zod'

import { defineAction } from '../../../cms/services/forms/form'
import { agreement, choice } from '../../../cms/services/forms/form-fields'
import { formTexts, type FormTexts } from '../../../cms/services/forms/form-texts'
import { SEAMAN_RECORD_PAGE, SEAMAN_REMINDERS_PART } from '../../../domain/addresses/site-pages'
import { REMINDER_MONTHS } from '../../../domain/sea-service/paper-reminders'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { ownReminders, type Reminders } from './reminders.queries'
import { CALENDAR_CHOICES, type CalendarChoice, saveReminders } from './reminders.submit'

const NAME = 'record-reminders'

interface RemindersAbout extends SeamanAbout {
  chosen: Reminders
  own: FormTexts['own']
}

/**
 * What a seafarer is told before papers run out, by mail and in the own calendar. Nothing is ticked before somebody ticks it; later, the
 * boxes show what was chosen.
 */
export const remindersForm = defineAction<RemindersAbout, ReturnType<typeof schemaOf>>({
  name: NAME,
  async load(params, locale, visitor) {
    const about = await forSeamen(params, locale, visitor)
    if (!about) return undefined
    const { own } = await formTexts({ name: NAME }, { words: {} }, locale)
    return { ...about, chosen: await ownReminders(about.seaman.id), own }
  },
  leadsFirst: leadToSignIn,
  schema: ({ about }) => schemaOf(about),
  async act(typed, { payload, about: { chosen, seaman }, locale }) {
    const months = REMINDER_MONTHS.filter((one) => typed[`months${one}`])
    const calendar = CALENDAR_CHOICES.find((one) => one === typed.calendar) ?? 'off'
    const isSaved = await saveReminders(payload, seaman.id, { months, calendar })
    if (!isSaved) return { notice: { kind: 'failed' } }
    const isMade = calendar === 'renew' || (calendar === 'on' && !chosen.calendar)
    return {
      location: isMade
        ? `${pageAfter(SEAMAN_RECORD_PAGE, locale, 'calendarMade')}#${SEAMAN_REMINDERS_PART}`
        : pageAfter(SEAMAN_RECORD_PAGE, locale, 'saved'),
    }
  },
})

function schemaOf({ chosen: { months, calendar }, own }: RemindersAbout) {
  const box = (before: (typeof REMINDER_MONTHS)[number]) =>
    agreement({
      group: 'mails',
      isOptional: true,
      ...(months.includes(before) && { initial: 'yes' }),
    })
  const words: Record<CalendarChoice, string> = {
    off: own('calendar.off'),
    on: own(calendar ? 'calendar.keep' : 'calendar.make'),
    renew: own('calendar.renew'),
  }
  const offered = CALENDAR_CHOICES.filter((one) => calendar !== undefined || one !== 'renew')
  return z.object({
    months12: box(12),
    months6: box(6),
    months3: box(3),
    months1: box(1),
    calendar: choice({
      input: 'radios',
      group: 'calendar',
      initial: calendar ? 'on' : 'off',
      choices: offered.map((value) => ({ value, label: words[value] })),
    }),
  })
}
