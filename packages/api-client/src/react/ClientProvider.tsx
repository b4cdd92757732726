import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Client, ErrorKind } from '../index.js';
import type { MutationName } from './changes.js';

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

export interface ClientProviderProps extends MutationSettings {
  /** The client of the host, from `createClient`. */
  client: Client;
  children?: ReactNode;
}

const ClientContext = createContext<Client | undefined>(undefined);
const SettingsContext = createContext<MutationSettings | undefined>(undefined);

const useRequired = <Value,>(value: Value | undefined): Value => {
  if (value === undefined)
    throw new Error('The hooks of @dealerkit/api-client/react need a <ClientProvider> around them.');
  return value;
};

/** The client of the nearest provider. */
export const useClient = (): Client => useRequired(useContext(ClientContext));

/** The settings of the nearest provider. */
export const useMutationSettings = (): MutationSettings => useRequired(useContext(SettingsContext));

/** Gives all hooks below it the client, and its mutations the sentences for users. */
export const ClientProvider = ({
  client,
  errorMessage,
  onSuccess,
  onError,
  idempotencyKeys,
  children,
}: ClientProviderProps) => {
  const settings = useMemo(
    () => ({ errorMessage, onSuccess, onError, idempotencyKeys }),
    [errorMessage, onSuccess, onError, idempotencyKeys],
  );
  return (
    <ClientContext value={client}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </ClientContext>
  );
};
