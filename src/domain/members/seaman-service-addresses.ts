import { SEAMAN_SERVICES_PAGE } from '../addresses/site-pages'

/** The content path of the page of a service, the same in every language. */
export function servicePage(id: number): string {
  return `${SEAMAN_SERVICES_PAGE}/${id}`
}

/** The content path of the form by which a member asks for it. */
export function askForService(id: number): string {
  return `${servicePage(id)}/ask`
}

/** The address of a file for members; it has no language. */
export function serviceFile(id: number): string {
  return `/server/seaman/files/${id}`
}
