import { classifyError, type CallResponse } from '../index.js';
import { useClientSettings } from './ClientProvider.js';
import type { MutationError } from './useMutation.js';

/** Returns a function that reads everything that the host keeps of the signed-in user. */
export const useMyData = (): (() => Promise<{ data: CallResponse<'getMyData'> } | { error: MutationError }>) => {
  const { client, errorMessage } = useClientSettings();
  return async () => {
    try {
      return { data: await client.getMyData() };
    } catch (error) {
      const { kind, hostMessage } = classifyError(error, 'getMyData');
      return { error: { message: hostMessage ?? errorMessage(kind), kind } };
    }
  };
};
