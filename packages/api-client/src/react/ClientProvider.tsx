import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Client, ErrorKind } from '../index.js';
import type { MutationName } from './callKinds.js';

export interface MutationSettings {
  /** Returns a sentence for the user about an error without a message of its own. */
  errorMessage: (kind: ErrorKind) => string;
  /** Shows the `successMessage` of a mutation, for example in a toast. */
  onSuccess?: ((message: string, name: MutationName) => void) | undefined;
  /** Shows the message of a failed mutation, which is then marked as `announced`. */
  onError?: ((message: string, name: MutationName) => void) | undefined;
  /** Whether the host accepts the header `Idempotency-Key`; another origin must list it in its CORS rules. @default true */
  idempotencyKeys?: boolean | undefined;
}

interface ClientSettings extends MutationSettings {
  /** The client of the host, from `createClient`. */
  client: Client;
}

export interface ClientProviderProps extends ClientSettings {
  children?: ReactNode;
}

const ClientContext = createContext<ClientSettings | undefined>(undefined);

/** The client and the settings of the nearest provider. */
export const useClientSettings = (): ClientSettings => {
  const settings = useContext(ClientContext);
  if (settings === undefined)
    throw new Error('The hooks of @dealerkit/api-client/react need a <ClientProvider> around them.');
  return settings;
};

/** Gives all hooks below it the client, and its mutations the sentences for users. Functions that stay the same save renderings. */
export const ClientProvider = ({
  client,
  errorMessage,
  onSuccess,
  onError,
  idempotencyKeys,
  children,
}: ClientProviderProps) => {
  const settings = useMemo(
    () => ({ client, errorMessage, onSuccess, onError, idempotencyKeys }),
    [client, errorMessage, onSuccess, onError, idempotencyKeys],
  );
  return <ClientContext value={settings}>{children}</ClientContext>;
};
