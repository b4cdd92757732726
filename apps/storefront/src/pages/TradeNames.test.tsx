// @vitest-environment jsdom
import { type Client, dealerkitAbilities, HttpError } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import type { TradeNamesScreenProps } from '@dealerkit/ui/screens/TradeNamesScreen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { TradeNames } from './TradeNames.js';

const { shown, showSuccessToast } = vi.hoisted(() => ({
  shown: { props: undefined as TradeNamesScreenProps | undefined },
  showSuccessToast: vi.fn<(message: string, id: string) => void>(),
}));
vi.mock('../toasts/mutationToasts.js', () => ({ showSuccessToast }));
vi.mock('@dealerkit/ui/screens/TradeNamesScreen', () => ({
  TradeNamesScreen: (props: TradeNamesScreenProps) => {
    shown.props = props;
    return null;
  },
}));

const rowOf = (kind: string, latin: string[]) => ({ kind, category: 'Clutch', names: [], bangla: [], latin });
const plate = rowOf('clutch-plate', ['klac plet']);

/** Opens the page of a host with one added trade name and a version. */
const open = async (setTradeNames: Client['setTradeNames'], waitingParts = 0) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client: Partial<Client> = {
    getTradeNames: async () => ({ names: [plate], version: 3, waitingParts }),
    findFacets: async () => ({ total: 40, categories: [], vehicles: [], brands: [] }),
    setTradeNames,
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter initialEntries={['/dashboard/tradenames?spelling=kamani']}>
          <ClientProvider client={client as Client} abilities={dealerkitAbilities} errorMessage={String}>
            <TradeNames />
          </ClientProvider>
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  await act(async () => vi.waitFor(() => expect(shown.props?.tradeNames.state).toBe('ready')));
  return {
    save: (...names: Parameters<TradeNamesScreenProps['onSave']>) => act(() => shown.props?.onSave(...names)),
    root,
  };
};

it('sends all trade names with their version, and adds to those of a kind', async () => {
  const set = vi.fn<Client['setTradeNames']>(async () => ({ modifiedCount: 1 }));
  const { save } = await open(set);
  expect(shown.props?.spelling).toBe('kamani');
  expect(await save(rowOf('clutch-plate', ['kloch plet']), undefined)).toBeUndefined();
  const names = [{ ...plate, latin: ['klac plet', 'kloch plet'] }];
  expect(set).toHaveBeenCalledWith({ names, version: 3 }, undefined);
  expect(shown.props?.spelling).toBeUndefined();
  expect(showSuccessToast).toHaveBeenCalledWith('The trade names of clutch-plate are saved.', 'setTradeNames');
});

it('replaces an edited trade name', async () => {
  const set = vi.fn<Client['setTradeNames']>(async () => ({ modifiedCount: 1 }));
  const { save } = await open(set);
  await save(rowOf('clutch-kit', ['klac set']), plate);
  expect(set).toHaveBeenCalledWith({ names: [rowOf('clutch-kit', ['klac set'])], version: 3 }, undefined);
});

it('names the kind that already has a name, and sends nothing', async () => {
  const set = vi.fn<Client['setTradeNames']>(async () => ({ modifiedCount: 1 }));
  const { save } = await open(set);
  const message = '“brake pad” already belongs to brake-pad. Remove it there first.';
  expect(await save(rowOf('horn', ['brake pad']), undefined)).toEqual({ message, fields: { latin: message } });
  expect(set).not.toHaveBeenCalled();
});

it('says that another admin has changed the names, and shows what the host refuses at its field', async () => {
  const conflict = new HttpError('setTradeNames', 409, 'Changed.', []);
  const changed = await (await open(async () => Promise.reject(conflict))).save(rowOf('horn', ['vepu']), undefined);
  expect(shown.props?.spelling).toBe('kamani');
  expect(changed?.message).toMatch(/^Another admin has changed/);
  const issues = [{ path: 'names.1.kind', message: 'must be lower-case letters' }];
  const refusal = new HttpError('setTradeNames', 400, 'Wrong.', issues);
  const refused = await (await open(async () => Promise.reject(refusal))).save(rowOf('হর্ন', ['vepu']), undefined);
  expect(refused?.fields).toEqual({ kind: 'must be lower-case letters' });
});

it('shows how many parts are indexed by the changed names', async () => {
  const { root } = await open(async () => ({ modifiedCount: 1 }), 10);
  await act(async () => vi.waitFor(() => expect(shown.props?.indexing).toEqual({ done: 30, all: 40 })));
  await act(async () => root.unmount());
});
