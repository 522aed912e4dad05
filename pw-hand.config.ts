import base from './playwright.config'
export default { ...base, globalSetup: undefined, reporter: 'list', timeout: 180000, expect: { timeout: 30000 }, use: { ...base.use, actionTimeout: 60000 } }
