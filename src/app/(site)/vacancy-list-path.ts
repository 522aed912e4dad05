/** Content path of the list of vacancies; companies and vacancies stand below it. */
export const VACANCY_LIST_PATH = 'crewings'
