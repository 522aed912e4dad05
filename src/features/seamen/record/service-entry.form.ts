import { entryForm } from './entry.form'
import { serviceProblems } from './entry-problems'
import { removeForm } from './remove-entry.form'
import { serviceName } from './entry-words'

const SHIP = { group: 'ship' } as const
const CONTRACT = { group: 'contract' } as const

/** Adds a time on board, or changes one. */
export const serviceEntryForm = entryForm({
  section: 'service',
  name: 'record-service',
  looks: {
    vesselName: SHIP,
    imo: { ...SHIP, isHalf: true, direction: 'ltr' },
    flag: { ...SHIP, isHalf: true },
    vesselType: { ...SHIP, isHalf: true },
    vesselTypeWritten: { ...SHIP, isHalf: true },
    grossTonnage: { ...SHIP, isHalf: true, measure: 'grossTonnage', example: 38_500 },
    deadweight: { ...SHIP, isHalf: true, measure: 'tonnes', example: 58_000 },
    engine: { ...SHIP, isHalf: true },
    power: { ...SHIP, isHalf: true, measure: 'kilowatts', example: 9480 },
    rank: { ...CONTRACT, isHalf: true, isAskedByRule: true },
    rankWritten: { ...CONTRACT, isHalf: true, isAskedByRule: true },
    signOn: { ...CONTRACT, isHalf: true },
    signOff: { ...CONTRACT, isHalf: true },
    company: { ...CONTRACT, isHalf: true },
    agency: { ...CONTRACT, isHalf: true },
    reason: CONTRACT,
  },
  problems: serviceProblems,
})

/** Removes a time on board. */
export const serviceRemoveForm = removeForm({
  section: 'service',
  name: 'record-service-remove',
  entryName: serviceName,
})
