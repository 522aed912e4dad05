import { readFileSync } from 'node:fs'
import process from 'node:process'

import moment from 'moment-timezone'

// As `--import` of a site: it goes by the rules of time zones in the file that `ZONES_FILE` names, packed as moment-timezone has
// them, as a site with another release of that package would.
const { ZONES_FILE } = process.env
if (ZONES_FILE) moment.tz.load(JSON.parse(readFileSync(ZONES_FILE, 'utf8')))
