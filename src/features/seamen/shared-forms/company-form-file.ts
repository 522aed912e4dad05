/** What the panel asks for where it wants the own form of the company, in the place of the name of a file of the site. */
export const COMPANY_FORM_FILE = 'company'
