import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { type CallName, type CallOptions, type Client, contract, dealerkitCapabilities } from '../src/index.js';
import { ClientProvider, type ClientProviderProps } from '../src/react/data/ClientProvider.js';

/** The host of a `stubClient`. */
export type Send = (name: CallName, input: unknown, options?: CallOptions) => Promise<unknown>;

/** A client whose calls are all one function. */
export const stubClient = (send: Send): Client =>
  Object.fromEntries(
    Object.keys(contract).map((name) => [
      name,
      (input: unknown, options?: CallOptions) => send(name as CallName, input, options),
    ]),
  ) as unknown as Client;

/** Renders components with a client and an empty cache. */
export const renderWithClient = async (
  send: Send,
  children: ReactNode,
  settings: Partial<ClientProviderProps> = {},
) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  const root = createRoot(container);
  const client = stubClient(send);
  const cache = new Map<string, object>();
  const rerender = (next: ReactNode) =>
    act(async () =>
      root.render(
        <SWRConfig value={{ provider: () => cache }}>
          <ClientProvider
            client={client}
            capabilities={dealerkitCapabilities}
            errorMessage={(kind) => kind}
            {...settings}
          >
            {next}
          </ClientProvider>
        </SWRConfig>,
      ),
    );
  await rerender(children);
  return {
    text: () => container.textContent,
    click: (name: string) =>
      act(async () =>
        [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
      ),
    rerender,
    close: () => act(async () => root.unmount()),
  };
};

/** Calls a hook in a component, and returns its result. */
export const callHook = <Result,>(
  send: Send,
  useHook: () => Result,
  settings: Partial<ClientProviderProps> = {},
): Result => {
  const results: Result[] = [];
  const Caller = () => {
    results.push(useHook());
    return null;
  };
  renderToStaticMarkup(
    <ClientProvider
      client={stubClient(send)}
      capabilities={dealerkitCapabilities}
      errorMessage={(kind) => kind}
      {...settings}
    >
      <Caller />
    </ClientProvider>,
  );
  const [result] = results;
  if (result === undefined) throw new Error('The component was not rendered');
  return result;
};

/** Calls a hook in a component that stays; `result()` is what its last rendering has returned. */
export const renderHook = async <Result,>(
  send: Send,
  useHook: () => Result,
  settings: Partial<ClientProviderProps> = {},
) => {
  const results: { value: Result }[] = [];
  const Caller = () => {
    results.push({ value: useHook() });
    return null;
  };
  const { close } = await renderWithClient(send, <Caller />, settings);
  const result = (): Result => {
    const last = results.at(-1);
    if (last === undefined) throw new Error('The component was not rendered');
    return last.value;
  };
  return { result, close };
};
