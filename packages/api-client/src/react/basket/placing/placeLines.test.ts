// @vitest-environment jsdom
import { basketLine, setQuantity } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  basketNames,
  createHost,
  delivery,
  type Fate,
  parts,
  place,
  rahim,
  sender,
  statesOf,
} from '../../../../tests/basketHost.js';
import { HttpError, NetworkError } from '../../../index.js';
import { basketStore } from './basket.js';
import { basketOf, readCheckouts } from './checkout.js';
import { answerUnclear, continueCheckout, placeBasket, settleCheckout } from './placeBasket.js';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  basketStore.add(parts.map((part) => basketLine(part, 2)));
});

describe('on a host that takes one line at a time', () => {
  it('sends each line once, and each leaves the basket at once', async () => {
    const host = createHost();
    const seen: number[] = [];
    const stop = basketStore.subscribe(() => seen.push(basketStore.read().length));
    const { placed, error } = await place(host);
    stop();
    expect([host.sent, error]).toEqual([['Disc', 'Kit', 'Hub', 'Pad'], undefined]);
    expect(placed?.lines).toHaveLength(4);
    expect(basketNames()).toEqual([]);
    expect(new Set(seen)).toEqual(new Set([4, 3, 2, 1, 0]));
    expect(localStorage.getItem('basket')).toBeNull();
  });

  it('stores a line before it is sent, also one that the customer sees as sent in another tab', async () => {
    const sendingState: (string[] | undefined)[] = [];
    const host = createHost({}, () => void sendingState.push(statesOf()));
    await place(host);
    expect(sendingState.map((states) => states?.at(-1))).toEqual(['Disc sent', 'Kit sent', 'Hub sent', 'Pad sent']);
  });

  it('finds a line whose response was lost among the orders of the customer', async () => {
    const host = createHost({ Kit: 'lost' });
    const { placed } = await place(host);
    expect([host.sent, placed?.lines.length, basketNames()]).toEqual([['Disc', 'Kit', 'Hub', 'Pad'], 4, []]);
  });

  it('does not take an earlier order for the lost one', async () => {
    const host = createHost({ Kit: 'dropped' });
    host.orders.push({
      _id: 'old',
      product_name: 'Kit',
      orderQuantity: 2,
      address: 'Zindabazar',
      phone: '01700-000142',
    });
    const { placed } = await place(host);
    expect(placed?.lines.map(({ product_name }) => product_name)).toEqual(['Disc', 'Hub', 'Pad']);
    expect([basketNames(), statesOf()]).toEqual([['Kit'], ['Kit unclear']]);
  });

  it.each(['dropped', 'page'] as const)(
    'keeps a line that was %s, places the others, and sends it again only when asked',
    async (fate) => {
      const host = createHost({ Hub: fate });
      await place(host);
      expect([host.names(), basketNames(), statesOf()]).toEqual([['Disc', 'Kit', 'Pad'], ['Hub'], ['Hub unclear']]);
      const count = host.sent.length;
      await place(host);
      expect(host.sent).toHaveLength(count);
      answerUnclear(rahim, basketStore.read()[0] ?? basketLine(parts[2] as Part), 'again');
      expect(host.sent).toHaveLength(count);
      host.fates['Hub'] = undefined;
      await place(host);
      expect([host.names(), basketNames()]).toEqual([['Disc', 'Kit', 'Pad', 'Hub'], []]);
    },
  );

  it('keeps a line that was refused with its reason, and sends it with the next attempt', async () => {
    const host = createHost({ Hub: 'refused' });
    await place(host);
    expect([host.names(), basketNames(), statesOf()]).toEqual([['Disc', 'Kit', 'Pad'], ['Hub'], ['Hub refused']]);
    host.fates['Hub'] = undefined;
    await place(host);
    expect([host.names(), basketNames()]).toEqual([['Disc', 'Kit', 'Pad', 'Hub'], []]);
  });

  it('takes an unclear line out of the basket when the customer says that it was placed', async () => {
    const host = createHost({ Hub: 'dropped' });
    await place(host);
    expect(answerUnclear(rahim, basketLine(parts[2] as Part), 'placed')).toBe(true);
    expect([basketNames(), localStorage.getItem('basket')]).toEqual([[], null]);
  });

  it('stops without a connection, and goes on with the rest when asked', async () => {
    const host = createHost({ Kit: 'offline' });
    const { error } = await place(host);
    expect(error).toBeInstanceOf(NetworkError);
    expect([host.sent, statesOf()]).toEqual([
      ['Disc', 'Kit'],
      ['Disc placed', 'Kit sent'],
    ]);
    host.reconnect();
    await settleCheckout(sender(host));
    expect(statesOf()).toEqual(['Disc placed', 'Kit unclear']);
    const { placed } = await continueCheckout(sender(host), parts);
    expect([host.sent, placed?.lines.length, basketNames()]).toEqual([['Disc', 'Kit', 'Hub', 'Pad'], 3, ['Kit']]);
  });

  it('confirms the order if the last response was lost', async () => {
    const host = createHost({ Pad: 'lost' });
    vi.spyOn(host.client, 'listOrders')
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(new NetworkError('listOrders', ''));
    await place(host);
    expect((await settleCheckout(sender(host))).placed?.lines).toHaveLength(4);
    expect(localStorage.getItem('basket')).toBeNull();
  });

  it('waits again with a line that the host did not take', async () => {
    const host = createHost({ Kit: 'tooMany' });
    await place(host);
    expect([statesOf(), basketNames()]).toEqual([['Disc placed'], ['Kit', 'Hub', 'Pad']]);
    host.fates['Kit'] = undefined;
    await continueCheckout(sender(host), parts);
    expect(host.names()).toEqual(['Disc', 'Kit', 'Hub', 'Pad']);
  });

  it('stops after two lines without a response', async () => {
    const host = createHost({ Disc: 'page', Kit: 'page', Hub: 'page' });
    expect((await place(host)).error).toBeInstanceOf(HttpError);
    expect(host.sent).toEqual(['Disc', 'Kit']);
  });

  it('sends nothing more while it is paused, and then the basket as it is', async () => {
    const host = createHost();
    await place(host, { isStopped: () => host.sent.length === 2 });
    expect(basketNames()).toEqual(['Hub', 'Pad']);
    basketStore.change((basket) => setQuantity(basket, 'p2', 5).filter(({ partId }) => partId !== 'p3'));
    const { placed } = await continueCheckout(sender(host), parts);
    expect(host.orders.map(({ orderQuantity }) => orderQuantity)).toEqual([2, 2, 5]);
    expect(placed?.lines).toHaveLength(3);
  });

  it('tells two parts of one name apart', async () => {
    basketStore.change(() => []);
    const twins: Part[] = ['a', 'b', 'c'].map((_id) => ({ _id, product_name: 'Bolt', price: 1 }));
    basketStore.add(twins.map((part) => basketLine(part, 2)));
    const fates: Partial<Record<string, Fate>> = {};
    const host = createHost(fates, (count) => {
      fates['Bolt'] = count === 2 ? 'dropped' : undefined;
    });
    await placeBasket(sender(host), delivery, twins);
    expect([host.orders.length, statesOf(), basketStore.read().map(({ partId }) => partId)]).toEqual([
      2,
      ['Bolt unclear'],
      ['b'],
    ]);
  });

  it('sends nothing that the browser cannot store', async () => {
    const host = createHost();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await place(host)).toEqual({ isNotStored: true });
    expect(host.sent).toEqual([]);
  });

  it('leaves the lines that are in doubt to the user who sent them', async () => {
    const host = createHost({ Kit: 'offline' });
    await place(host);
    const karim = 'karim@example.com';
    const shown = basketOf(karim, basketStore.read(), readCheckouts());
    expect(shown.map(({ product_name }) => product_name)).toEqual(['Hub', 'Pad']);
    host.reconnect();
    await place(host, { user: karim });
    expect(host.sent).toEqual(['Disc', 'Kit', 'Hub', 'Pad']);
    expect([basketNames(), statesOf()]).toEqual([['Kit'], ['Disc placed', 'Kit sent']]);
  });

  it('ignores a checkout that was edited by hand', () => {
    localStorage.setItem('basket', JSON.stringify({ lines: [], checkouts: [{ user: rahim }, 7, null] }));
    expect(readCheckouts()).toEqual([]);
  });
});
