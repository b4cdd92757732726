import { useClearPrivateData } from '@dealerkit/api-client/react';

/** Removes the answers of a user when another one follows. */
export const PrivateData = ({ user }: { user: string | undefined }) => {
  useClearPrivateData(user);
  return null;
};
