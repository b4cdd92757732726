import type { CallResponse, Capabilities, Capability, Client, Input } from '../../index.js';
import type { AsyncData } from './asyncData.js';
import { useCapabilities, useClientSettings } from './ClientProvider.js';
import type { MutationName, QueryName } from './requests/callKinds.js';
import { preloadQuery } from './requests/fetchQuery.js';
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
  const isAble = useCapabilities()[name];
  const response = useQuery(name, isAble ? input : undefined, options);
  return isAble ? response : undefined;
};

/** `useMutation` of a call that a host can lack; undefined there. */
export const useOptionalMutation = <Name extends MutationName & Capability>(
  name: Name,
  options?: MutationOptions<Name>,
): ReturnType<typeof useMutation<Name>> | undefined => {
  const mutate = useMutation(name, options);
  return useCapabilities()[name] ? mutate : undefined;
};

/** `preloadQuery` of a call that a host can lack. */
export const preloadOptionalQuery = async <Name extends QueryName & Capability>(
  client: Client,
  can: Capabilities,
  name: Name,
  input: Input<Name>,
): Promise<void> => {
  if (can[name]) await preloadQuery(client, name, input);
};
