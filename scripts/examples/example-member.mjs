/** The invented seafarer who is a member; the address is one that nobody can ever have. */
export const EXAMPLE_MEMBER = 'maria.santos@demo-seafarers.example'

/** The password of every invented seafarer. The start prints it; on a public site these accounts cannot sign in. */
export const EXAMPLE_PASSWORD = 'a demo berth at quay 7'
