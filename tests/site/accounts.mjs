/** The account that every site under test has. */
export const ADMIN = { email: 'admin@site.example', password: 'correct-horse-battery' }
