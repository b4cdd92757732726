import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Synonym } from '@dealerkit/domain/search';
import { type Capabilities, type Client, documentedCapabilities, type ErrorKind } from '../../index.js';
import type { MutationName } from './requests/callKinds.js';

/** How a message for the user is shown. */
export interface MessageOptions {
  /** A button beside the message. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds until the message goes; without it as long as the site shows such messages. */
  lifetime?: number | undefined;
  /** A message with the same id is replaced. */
  id?: string | undefined;
  /** Whether it stays when the user leaves the page; without it as the site decides. */
  lasting?: boolean | undefined;
}

/** Shows a message for the user, for example in a toast. `name` is the call that it is about; undefined if it is about none. */
type ShowMessage = (message: string, name: MutationName | undefined, options?: MessageOptions) => void;

export interface MutationSettings {
  /** Returns a sentence for the user about an error without a message of its own. */
  errorMessage: (kind: ErrorKind) => string;
  /** Shows what has succeeded, such as the `successMessage` of a mutation. */
  onSuccess?: ShowMessage | undefined;
  /** Shows what has failed. The error of a mutation is then marked as `announced`. */
  onError?: ShowMessage | undefined;
}

interface ClientSettings extends MutationSettings {
  /** The client of the host, from `createClient`. */
  client: Client;
  /** What the host can do beyond the documented calls. */
  capabilities: Capabilities;
  /** The synonyms that the dealer adds, for the search of a list. */
  synonyms: readonly Synonym[];
}

export interface ClientProviderProps extends MutationSettings, Pick<ClientSettings, 'client'> {
  /** What the host can do beyond the documented calls, such as `dealerkitCapabilities`. @default documentedCapabilities */
  capabilities?: Capabilities | undefined;
  /** The synonyms that the dealer adds, for a host that cannot search. Keep the identity of the list between renders. @default [] */
  synonyms?: readonly Synonym[] | undefined;
  children?: ReactNode;
}

const noNames: readonly Synonym[] = [];

const ClientContext = createContext<ClientSettings | undefined>(undefined);

/** The client and the settings of the nearest provider. */
export const useClientSettings = (): ClientSettings => {
  const settings = useContext(ClientContext);
  if (settings === undefined)
    throw new Error('The hooks of @dealerkit/api-client/react need a <ClientProvider> around them.');
  return settings;
};

/** What the host can do beyond the documented calls. */
export const useCapabilities = (): Capabilities => useClientSettings().capabilities;

/** Gives all hooks below it the client, and its mutations the sentences for users. Functions that stay the same save renderings. */
export const ClientProvider = ({
  client,
  errorMessage,
  onSuccess,
  onError,
  capabilities = documentedCapabilities,
  synonyms = noNames,
  children,
}: ClientProviderProps) => {
  const settings = useMemo(
    () => ({ client, errorMessage, onSuccess, onError, capabilities, synonyms }),
    [client, errorMessage, onSuccess, onError, capabilities, synonyms],
  );
  return <ClientContext value={settings}>{children}</ClientContext>;
};
