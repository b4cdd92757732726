import type { Account } from '../../signIn/sessionState.js';
import type { Input } from '../../index.js';
import { mapAsyncData } from '../data/asyncData.js';
import { useMutation } from '../data/useMutation.js';
import { useProfile } from './useProfile.js';

/** What a user may change of the profile. */
type TypedProfile = Omit<Input<'updateUser'>, 'email' | 'username'>;

/** The stored profile of a user, and its change: props of `MyProfileScreen`. */
export const useProfileForm = ({ email, name }: Pick<Account, 'email' | 'name'>, messages: { updated: string }) => {
  const update = useMutation('updateUser', { successMessage: () => messages.updated });
  return {
    profile: mapAsyncData(useProfile(email), ({ loaction, phone }) => ({ name, email, loaction, phone })),
    onUpdate: (typed: TypedProfile) => update({ email, username: name, ...typed }),
  };
};
