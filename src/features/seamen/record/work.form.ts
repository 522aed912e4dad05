import { sheetForm } from './sheet.form'
import { workProblems } from './sheet-problems'

const WORK = { group: 'work' } as const
const PAY = { group: 'pay' } as const
const SHIPS = { group: 'ships' } as const

/** The work that a seafarer looks for. */
export const workForm = sheetForm({
  section: 'work',
  name: 'record-work',
  looks: {
    rank: WORK,
    secondRank: { ...WORK, isHalf: true },
    thirdRank: { ...WORK, isHalf: true },
    readyFrom: WORK,
    pay: { ...PAY, isHalf: true, example: 2500 },
    payCurrency: { ...PAY, isHalf: true, isAskedByRule: true },
    payPeriod: { ...PAY, isAskedByRule: true },
    vesselType: SHIPS,
    secondVesselType: { ...SHIPS, isHalf: true },
    thirdVesselType: { ...SHIPS, isHalf: true },
  },
  choices: { payPeriod: ['month', 'day', 'week', 'year', 'hour'] },
  problems: workProblems,
  known: ({ rank }) => ({ rank }),
})
