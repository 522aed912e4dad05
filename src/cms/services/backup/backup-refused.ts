/** A backup that cannot be made or cannot be put back, with the sentence that an operator reads. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
