/** Content path of the list of vacancies; companies and vacancies stand below it. */
export const VACANCY_LIST_PATH = 'crewings'

/** Content path of the directory of companies. */
export const COMPANY_LIST_PATH = 'crewings/companies'
