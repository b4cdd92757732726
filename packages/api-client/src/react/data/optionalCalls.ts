import type { CallResponse, Capability, Client, Input } from '../../index.js';
import type { AsyncData } from './asyncData.js';
import { useClientSettings } from './ClientProvider.js';
import type { MutationName, QueryName } from './requests/callKinds.js';
import { type MutationOptions, useMutation } from './useMutation.js';
import { type QueryOptions, useQuery } from './useQuery.js';

/** A call of the client; undefined on a host that lacks it. */
export const useOptionalCall = <Name extends Capability & keyof Client>(name: Name): Client[Name] | undefined => {
  const { client, capabilities } = useClientSettings();
  return capabilities[name] ? client[name] : undefined;
};

/** `useQuery` of a call that a host can lack; undefined there. */
export const useOptionalQuery = <Name extends QueryName & Capability>(
  name: Name,
  input: Input<Name> | undefined,
  options?: QueryOptions,
): AsyncData<CallResponse<Name>> | undefined => {
  const call = useOptionalCall(name);
  const response = useQuery(name, call && input, options);
  return call && response;
};

/** `useMutation` of a call that a host can lack; undefined there. */
export const useOptionalMutation = <Name extends MutationName & Capability>(
  name: Name,
  options?: MutationOptions<Name>,
): ReturnType<typeof useMutation<Name>> | undefined => {
  const mutate = useMutation(name, options);
  return useOptionalCall(name) && mutate;
};
