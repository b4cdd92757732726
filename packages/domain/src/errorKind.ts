/** Why a call failed, as the kinds that a page shows differently; `passkey` if an admin has not confirmed it with one. */
export type ErrorKind =
  | 'offline'
  | 'unauthorised'
  | 'forbidden'
  | 'passkey'
  | 'notFound'
  | 'tooMany'
  | 'server'
  | 'unexpected';
