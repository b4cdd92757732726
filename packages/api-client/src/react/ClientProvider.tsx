import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { TradeName } from '@dealerkit/domain/search';
import { type Abilities, type Client, documentedAbilities, type ErrorKind } from '../index.js';
import type { MutationName } from './callKinds.js';

export interface MutationSettings {
  /** Returns a sentence for the user about an error without a message of its own. */
  errorMessage: (kind: ErrorKind) => string;
  /** Shows the `successMessage` of a mutation, for example in a toast. */
  onSuccess?: ((message: string, name: MutationName) => void) | undefined;
  /** Shows the message of a failed mutation, which is then marked as `announced`. */
  onError?: ((message: string, name: MutationName) => void) | undefined;
}

interface ClientSettings extends MutationSettings {
  /** The client of the host, from `createClient`. */
  client: Client;
  /** What the host can do beyond the documented calls. */
  abilities: Abilities;
  /** The trade names that the dealer adds, for the search of a list. */
  tradeNames: readonly TradeName[];
}

export interface ClientProviderProps extends MutationSettings, Pick<ClientSettings, 'client'> {
  /** What the host can do beyond the documented calls, such as `dealerkitAbilities`. @default documentedAbilities */
  abilities?: Abilities | undefined;
  /** The trade names that the dealer adds, for a host that cannot search. Keep the identity of the list between renders. @default [] */
  tradeNames?: readonly TradeName[] | undefined;
  children?: ReactNode;
}

const noNames: readonly TradeName[] = [];

const ClientContext = createContext<ClientSettings | undefined>(undefined);

/** The client and the settings of the nearest provider. */
export const useClientSettings = (): ClientSettings => {
  const settings = useContext(ClientContext);
  if (settings === undefined)
    throw new Error('The hooks of @dealerkit/api-client/react need a <ClientProvider> around them.');
  return settings;
};

/** What the host can do beyond the documented calls. */
export const useAbilities = (): Abilities => useClientSettings().abilities;

/** Gives all hooks below it the client, and its mutations the sentences for users. Functions that stay the same save renderings. */
export const ClientProvider = ({
  client,
  errorMessage,
  onSuccess,
  onError,
  abilities = documentedAbilities,
  tradeNames = noNames,
  children,
}: ClientProviderProps) => {
  const settings = useMemo(
    () => ({ client, errorMessage, onSuccess, onError, abilities, tradeNames }),
    [client, errorMessage, onSuccess, onError, abilities, tradeNames],
  );
  return <ClientContext value={settings}>{children}</ClientContext>;
};
