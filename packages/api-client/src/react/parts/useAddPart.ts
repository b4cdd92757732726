import type { Input } from '../../index.js';
import { useOptionalMutation } from '../data/optionalCalls.js';
import { useMutation } from '../data/useMutation.js';

/** What an admin fills in to add a part; `extra` are the values that the site states beside the documented ones. */
export type PartToAdd = Input<'addPart'> & { extra?: Input<'addPartWithExtra'>['extra'] | undefined };

/** Adds a part: the `onAdd` of `AddProductScreen`. */
export const useAddPart = (messages: { added: string }) => {
  const options = { successMessage: () => messages.added };
  const add = useMutation('addPart', options);
  const addWithExtra = useOptionalMutation('addPartWithExtra', options);
  // The documented call has no place for the values of the site.
  return ({ extra, ...part }: PartToAdd) => (extra && addWithExtra ? addWithExtra({ ...part, extra }) : add(part));
};
