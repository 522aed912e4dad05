/** The invented seafarer who is a member; the address is one that nobody can ever have. */
export const EXAMPLE_MEMBER = 'maria.santos@demo-seafarers.example'

/** The password of every invented seafarer: told to whoever starts the site, and worth nothing on a public one. */
export const EXAMPLE_PASSWORD = 'a demo berth at quay 7'
