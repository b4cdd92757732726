// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '../../index.js';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { clearCachedResponses } from '../../storage/clearCachedResponses.js';
import { storeSeenParts } from '../../storage/seenParts.js';
import {
  openCachedResponses,
  readCachedResponse,
  readStoredParts,
  cacheResponse,
  cachedResponseLimits,
} from '../../storage/cachedResponses.js';
import { useClearPrivateData } from './requests/revalidate.js';
import { usePart } from '../parts/usePart.js';
import { useStoredQuery } from './useStoredQuery.js';

const email = 'rahim@example.com';
const customer = { userEmail: email, userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const order = { _id: 'o1', ...customer, product_name: 'Brake Disc', orderQuantity: 2 };
const part = { _id: '7', image: '/disc.jpg', minimum_order_quantity: 1, available_quantity: 36 };
const offline = new NetworkError('listOrders', new TypeError('fetch failed'));

const Orders = () => {
  const { value, storedAt, failureKind } = useStoredQuery('listOrders', { email });
  const shown = value.state === 'ready' ? value.data.map(({ orderQuantity }) => orderQuantity).join() : value.state;
  return [shown, storedAt === undefined ? 'now' : 'earlier', failureKind].filter(Boolean).join(' ');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

describe('the orders of the last visit', () => {
  it('are shown at once as those of an earlier time, until the host has answered', async () => {
    cacheResponse('listOrders', { email }, [order]);
    let respond: (orders: unknown) => void = () => undefined;
    const page = await renderWithClient(() => new Promise((resolve) => (respond = resolve)), <Orders />);
    expect(page.text()).toBe('2 earlier');
    await act(async () => respond([{ ...order, orderQuantity: 5 }]));
    expect(page.text()).toBe('5 now');
    expect(readCachedResponse('listOrders', { email })?.data[0]?.orderQuantity).toBe(5);
    await page.close();
  });

  it('stay while the host cannot be reached', async () => {
    cacheResponse('listOrders', { email }, [order]);
    const page = await renderWithClient(vi.fn<Send>().mockRejectedValue(offline), <Orders />);
    await expect.poll(() => page.text()).toBe('2 earlier offline');
    await page.close();
  });

  it.each([403, 503])('are not shown when the host answers with %i', async (status) => {
    cacheResponse('listOrders', { email }, [order]);
    const fail = vi.fn<Send>().mockRejectedValue(new HttpError('listOrders', status, undefined, []));
    const page = await renderWithClient(fail, <Orders />);
    await expect.poll(() => page.text()).toBe('failed now');
    await page.close();
  });

  it.each([
    ['has another shape than the contract', (json: string) => json.replace('"_id":"o1"', '"_id":{}')],
    ['is of another version', (json: string) => json.replace('"version":1', '"version":0')],
    ['is no JSON', () => '{'],
  ])('are not read if what is stored %s', (_, change) => {
    cacheResponse('listOrders', { email }, [order]);
    localStorage.setItem('cachedResponses', change(localStorage.getItem('cachedResponses') ?? ''));
    expect(readCachedResponse('listOrders', { email })).toBeUndefined();
  });

  it('are forgotten after seven days', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    cacheResponse('listOrders', { email }, [order]);
    vi.advanceTimersByTime(cachedResponseLimits.age - 1);
    expect(readCachedResponse('listOrders', { email })).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(readCachedResponse('listOrders', { email })).toBeUndefined();
  });

  const Layout = ({ user }: { user: string | undefined }) => {
    useClearPrivateData(user);
    return null;
  };

  it.each([undefined, 'karim@example.com'])('are removed when the user becomes %s', async (next) => {
    const page = await renderWithClient(async () => [], <Layout user={email} />);
    cacheResponse('listOrders', { email }, [order]);
    await page.rerender(<Layout user={next} />);
    expect(readCachedResponse('listOrders', { email })).toBeUndefined();
    await page.close();
  });

  it('stay when the layout is unmounted and appears again for the same user', async () => {
    const first = await renderWithClient(async () => [], <Layout user={email} />);
    cacheResponse('listOrders', { email }, [order]);
    await first.close();
    const again = await renderWithClient(
      async () => [],
      <StrictMode>
        <Layout user={undefined} />
      </StrictMode>,
    );
    await again.rerender(
      <StrictMode>
        <Layout user={email} />
      </StrictMode>,
    );
    expect(readCachedResponse('listOrders', { email })).toBeDefined();
    await again.close();
  });

  it('and the parts of an earlier visitor are removed when a user signs in; a part of this page stays', () => {
    cacheResponse('listOrders', { email }, [order]);
    cacheResponse('getPart', { id: '7' }, part);
    vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin - 1 });
    cacheResponse('getPart', { id: '8' }, { ...part, _id: '8' });
    openCachedResponses(email);
    expect(readCachedResponse('listOrders', { email })).toBeUndefined();
    expect(readStoredParts().map(({ data }) => data._id)).toEqual(['7']);
  });

  it('are removed when another user signs in after the browser was closed', () => {
    openCachedResponses(email);
    cacheResponse('getPart', { id: '7' }, part);
    openCachedResponses(email);
    expect(readStoredParts()).toHaveLength(1);
    openCachedResponses('karim@example.com');
    expect(readStoredParts()).toEqual([]);
  });
});

describe('the parts that were opened', () => {
  it('are listed with the last one first, up to the limits', () => {
    const ids = Array.from({ length: cachedResponseLimits.count + 5 }, (_, index) => String(index));
    for (const id of ids) cacheResponse('getPart', { id }, { ...part, _id: id });
    cacheResponse('getPart', { id: '20' }, { ...part, _id: '20' });
    const listed = readStoredParts().map(({ data }) => data._id);
    expect(listed).toHaveLength(cachedResponseLimits.count);
    expect(listed.slice(0, 3)).toEqual(['20', '44', '43']);
    cacheResponse('getPart', { id: 'long' }, { ...part, description: 'x'.repeat(cachedResponseLimits.length - 1000) });
    expect(localStorage.getItem('cachedResponses')?.length).toBeLessThan(cachedResponseLimits.length + 100);
  });

  it('stay stored if a response is longer than all that is stored', () => {
    cacheResponse('getPart', { id: '7' }, { ...part, _id: '7' });
    cacheResponse('getPart', { id: 'long' }, { ...part, description: 'x'.repeat(cachedResponseLimits.length) });
    expect(readStoredParts().map(({ data }) => data._id)).toEqual(['7']);
  });

  it('are shown at once with a stock that is not certain', async () => {
    const Part = () => {
      const { part: shown, isStale } = usePart('7');
      return `${shown.state === 'ready' ? shown.data.available_quantity : shown.state} ${isStale ? 'stale' : 'certain'}`;
    };
    cacheResponse('getPart', { id: '7' }, part);
    let respond: (part: unknown) => void = () => undefined;
    const page = await renderWithClient(() => new Promise((resolve) => (respond = resolve)), <Part />);
    expect(page.text()).toBe('36 stale');
    await act(async () => respond({ ...part, available_quantity: 3 }));
    expect(page.text()).toBe('3 certain');
    expect(readStoredParts()[0]?.data.available_quantity).toBe(3);
    await page.close();
  });
});

describe('the parts of lists that were shown', () => {
  const seen = (...ids: string[]) => ids.map((_id) => ({ ...part, _id }));
  const listed = () => readStoredParts().map(({ data }) => data._id);

  it('follow those that were opened, each once', () => {
    storeSeenParts(seen('4'));
    storeSeenParts(seen('1', '3', '2'));
    cacheResponse('getPart', { id: '1' }, { ...part, _id: '1' });
    expect(listed()).toEqual(['1', '3', '2']);
  });

  it('are kept for seven days, and not read in another shape', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - cachedResponseLimits.age });
    storeSeenParts(seen('1'));
    vi.useRealTimers();
    expect(listed()).toEqual([]);
    for (const text of ['{', '{}', '[1]', '{"at":1e15}', '{"at":1e15,"parts":[1,{"_id":7}]}']) {
      localStorage.setItem('seenParts', text);
      expect(listed()).toEqual([]);
      storeSeenParts(seen('2'));
      expect(listed()).toEqual(['2']);
    }
  });

  it('are removed when a user signs out, and those of an earlier visitor when a user signs in', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin - 1 });
    storeSeenParts(seen('1'));
    vi.useRealTimers();
    openCachedResponses(email);
    expect(listed()).toEqual([]);
    clearCachedResponses();
    storeSeenParts(seen('2'));
    openCachedResponses(email);
    expect(listed()).toEqual(['2']);
    clearCachedResponses();
    expect(listed()).toEqual([]);
  });
});
