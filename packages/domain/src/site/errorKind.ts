/** Why a call failed, as the kinds that a page shows differently; `passkey` if an admin has not confirmed it with one. */
export const errorKinds = [
  'offline',
  'unauthorised',
  'forbidden',
  'passkey',
  'notFound',
  'tooMany',
  'server',
  'unexpected',
] as const;
export type ErrorKind = (typeof errorKinds)[number];
