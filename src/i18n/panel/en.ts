import accounts from './accounts/en.json' with { type: 'json' }
import alerts from './alerts/en.json' with { type: 'json' }
import audit from './audit/en.json' with { type: 'json' }
import care from './care/en.json' with { type: 'json' }
import companyDesk from './company-desk/en.json' with { type: 'json' }
import companyForms from './company-forms/en.json' with { type: 'json' }
import diagrams from './diagrams/en.json' with { type: 'json' }
import feeds from './feeds/en.json' with { type: 'json' }
import general from './general/en.json' with { type: 'json' }
import guides from './guides/en.json' with { type: 'json' }
import helplines from './helplines/en.json' with { type: 'json' }
import history from './history/en.json' with { type: 'json' }
import imports from './imports/en.json' with { type: 'json' }
import indexNow from './index-now/en.json' with { type: 'json' }
import jobs from './jobs/en.json' with { type: 'json' }
import kept from './kept/en.json' with { type: 'json' }
import links from './links/en.json' with { type: 'json' }
import lists from './lists/en.json' with { type: 'json' }
import locks from './locks/en.json' with { type: 'json' }
import mail from './mail/en.json' with { type: 'json' }
import mailing from './mailing/en.json' with { type: 'json' }
import overviews from './overviews/en.json' with { type: 'json' }
import plannedPrices from './planned-prices/en.json' with { type: 'json' }
import portals from './portals/en.json' with { type: 'json' }
import requests from './requests/en.json' with { type: 'json' }
import seamen from './seamen/en.json' with { type: 'json' }
import secondFactor from './second-factor/en.json' with { type: 'json' }
import sideBySide from './side-by-side/en.json' with { type: 'json' }
import translations from './translations/en.json' with { type: 'json' }
import vacancyAlerts from './vacancy-alerts/en.json' with { type: 'json' }

/**
 * What the panel says of our own, in Payload's notation: `{{name}}` is replaced. A folder for each subject, a file for each
 * language; the keys are those of English.
 */
export const en = {
  ...accounts,
  ...alerts,
  ...audit,
  ...care,
  ...companyDesk,
  ...companyForms,
  ...diagrams,
  ...feeds,
  ...general,
  ...guides,
  ...helplines,
  ...history,
  ...imports,
  ...indexNow,
  ...jobs,
  ...kept,
  ...links,
  ...lists,
  ...locks,
  ...mail,
  ...mailing,
  ...overviews,
  ...plannedPrices,
  ...portals,
  ...requests,
  ...seamen,
  ...secondFactor,
  ...sideBySide,
  ...translations,
  ...vacancyAlerts,
}
