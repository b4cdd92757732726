import type { Account } from '../../signIn/sessionState.js';
import type { Input } from '../../index.js';
import { mapAsyncData } from '../data/asyncData.js';
import { useOptionalMutation } from '../data/optionalCalls.js';
import { useMutation } from '../data/useMutation.js';
import { useProfile } from './useProfile.js';

/** What a user may change of the profile. */
type TypedProfile = Omit<Input<'updateUser'>, 'email' | 'username'> & {
  extra?: Input<'updateProfile'>['extra'] | undefined;
};

/** The stored profile of a user, and its change: props of `MyProfileScreen`. */
export const useProfileForm = ({ email, name }: Pick<Account, 'email' | 'name'>, messages: { updated: string }) => {
  const options = { successMessage: () => messages.updated };
  const update = useMutation('updateUser', options);
  const updateWithExtra = useOptionalMutation('updateProfile', options);
  return {
    profile: mapAsyncData(useProfile(email), ({ loaction, phone, extra }) => ({ name, email, loaction, phone, extra })),
    onUpdate: ({ extra, ...typed }: TypedProfile) => {
      const changed = { email, username: name, ...typed };
      // The documented call has no place for the values of the site.
      return extra && updateWithExtra ? updateWithExtra({ ...changed, extra }) : update(changed);
    },
  };
};
