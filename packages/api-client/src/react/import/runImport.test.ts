import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImportOutcome, isToSend } from '@dealerkit/domain/import/partImport';
import type { Part } from '@dealerkit/domain/entities';
import type { PartUpdate } from '@dealerkit/domain/import/partUpdate';
import type { Input } from '../../index.js';
import type { AddResult } from './createPartSender.js';
import type { UpdateResult } from './createPartUpdater.js';
import { MAX_SENDING, runImport } from './runImport.js';

type NewPart = Input<'addPart'>;

const unnamed: NewPart = {
  product_name: undefined,
  description: undefined,
  price: undefined,
  image: '/x.jpg',
  minimum_order_quantity: 1,
  available_quantity: undefined,
};
const named = (name: string): NewPart => ({ ...unnamed, product_name: name });

/** An import of these parts whose host answers with the given results in turn, then accepts all. */
const setUp = (
  parts: NewPart[],
  responses: AddResult[] = [],
  outcomes = new Map<number, ImportOutcome>(),
  uploads: { failed: NonNullable<AddResult> }[] = [],
  { stored = [], conflicts = [] }: { stored?: Part[]; conflicts?: UpdateResult[] } = {},
) => {
  const updates: (PartUpdate & Pick<Part, '_id'>)[] = [];
  const controller = new AbortController();
  const sent: string[] = [];
  const waits: number[] = [];
  const urgent: number[] = [];
  const on: { upload: () => void; send: () => Promise<void> | void } = { upload: () => {}, send: () => {} };
  const run = async () =>
    runImport({
      next: (isSending) => {
        const index = parts.findIndex((part, number) => !isSending(number) && isToSend({ part }, outcomes.get(number)));
        const part = parts[index];
        return part && { number: index, part: { ...part }, pictures: [], stored: stored[index] };
      },
      upload: async ({ part }) => {
        on.upload();
        return uploads.shift() ?? { part };
      },
      add: async (part) => {
        sent.push(part.product_name ?? '');
        await on.send();
        return responses.shift();
      },
      update: async ({ _id }, update) => {
        updates.push({ _id, ...update });
        return conflicts.shift();
      },
      outcomeOf: (number) => outcomes.get(number),
      settle: (number, outcome, isUrgent) => {
        if (isUrgent) urgent.push(number);
        if (outcome) outcomes.set(number, outcome);
        else outcomes.delete(number);
      },
      onWait: (seconds) => waits.push(seconds),
      signal: controller.signal,
    });
  return {
    run,
    on,
    sent,
    waits,
    urgent,
    updates,
    outcomes,
    states: () => [...outcomes].map(([, { state }]) => state),
    controller,
  };
};

const offline: AddResult = { kind: 'stopped', message: 'No connection.', isUnknown: true };

describe('an import', () => {
  it('sends each row once, and leaves out rows that are in the shop or were refused', async () => {
    const responses: AddResult[] = [
      undefined,
      { kind: 'taken' },
      { kind: 'refused', message: 'no', fields: { price: 'no' } },
    ];
    const { run, sent, states } = setUp(['a', 'b', 'c', 'd'].map(named), responses);
    expect(await run()).toBeUndefined();
    await run();
    expect(sent).toEqual(['a', 'b', 'c', 'd']);
    expect(states()).toEqual(['added', 'taken', 'refused', 'added']);
  });

  it('stops when the shop cannot be reached, and goes on with the rows whose responses are missing', async () => {
    const { run, sent, states } = setUp(['a', 'b', 'c'].map(named), [undefined, offline, offline]);
    expect(await run()).toBe('No connection.');
    expect(states()).toEqual(['added', 'unknown', 'unknown']);
    await run();
    expect(sent).toEqual(['a', 'b', 'c', 'b', 'c']);
    expect(states()).toEqual(['added', 'added', 'added']);
  });

  it('sends no part whose pictures were not uploaded, and goes on with its row', async () => {
    const failed = { kind: 'stopped', message: 'No connection.', isUnknown: false } as const;
    const { run, sent, urgent, states } = setUp([named('a'), unnamed], [], new Map(), [{ failed }]);
    expect(await run()).toBe('No connection.');
    expect([sent, urgent, states()]).toEqual([[], [], []]);
    await run();
    expect(sent).toEqual(['a', '']);
    expect(states()).toEqual(['added', 'added']);
  });

  it('goes on with the next row after a refused picture', async () => {
    const failed = { kind: 'refused', message: 'damaged', fields: { image: 'damaged' } } as const;
    const { run, sent, states } = setUp([named('a'), named('b')], [], new Map(), [{ failed }]);
    expect(await run()).toBeUndefined();
    expect(sent).toEqual(['b']);
    expect(states()).toEqual(['refused', 'added']);
  });

  it.each([
    ['uploaded', []],
    ['refused', [{ failed: { kind: 'refused', message: 'damaged', fields: { image: 'damaged' } } } as const]],
  ])('sends a row that is corrected while its pictures are %s as it is then', async (_, uploads) => {
    const parts = [named('a'), named('b')];
    const { run, on, sent, states } = setUp(parts, [], new Map(), uploads);
    on.upload = () => {
      on.upload = () => {};
      parts[0] = named('corrected');
    };
    expect(await run()).toBeUndefined();
    expect(sent).toEqual(['corrected', 'b']);
    expect(states()).toEqual(['added', 'added']);
  });

  it('takes a row whose response is missing for added if its name is taken now', async () => {
    const { run, states } = setUp([named('a')], [offline, { kind: 'taken' }]);
    await run();
    await run();
    expect(states()).toEqual(['added']);
  });

  it('never sends a part without a name again that may be in the shop, and stores it before it is sent', async () => {
    const { run, sent, urgent, states } = setUp([unnamed, named('b')], [offline]);
    await run();
    await run();
    expect(sent).toEqual(['', 'b']);
    expect(urgent).toEqual([0]);
    expect(states()).toEqual(['unknown', 'added']);
  });

  it('sends a part again that was certainly not added', async () => {
    const { run, sent } = setUp([unnamed], [{ kind: 'stopped', message: 'Sign in again.', isUnknown: false }]);
    await run();
    await run();
    expect(sent).toEqual(['', '']);
  });

  it('changes stored parts with what was read, and sends nothing for one that has the values', async () => {
    const stored = ['a', 'b', 'c'].map((name) => ({ _id: name, product_name: name, price: 5, image: '/x.jpg' }));
    const parts = [{ ...named('a'), price: 6 }, named('b'), { ...named('c'), price: 7 }];
    const conflict = { kind: 'conflict', part: { _id: 'c', price: 9 } } as const;
    const { run, sent, updates, states } = setUp(parts, [], new Map(), [], {
      stored: stored.map((part) => ({ ...part, minimum_order_quantity: 1 })),
      conflicts: [undefined, conflict],
    });
    await run();
    await run();
    expect(sent).toEqual([]);
    expect(updates).toEqual([
      { _id: 'a', read: { price: 5 }, changes: { price: 6 } },
      { _id: 'c', read: { price: 5 }, changes: { price: 7 } },
    ]);
    expect(states()).toEqual(['changed', 'changed', 'conflict']);
  });

  it('sends several rows at once, in their order, and no more than one connection may', async () => {
    const names = Array.from({ length: MAX_SENDING + 4 }, (_, index) => `part ${index}`);
    const { run, on, sent, states } = setUp(names.map(named));
    const held: (() => void)[] = [];
    on.send = async () => new Promise((resolve) => held.push(resolve));
    const end = run();
    await vi.waitFor(() => expect(sent).toEqual(names.slice(0, MAX_SENDING)));
    held.pop()?.();
    await vi.waitFor(() => expect(sent).toEqual(names.slice(0, MAX_SENDING + 1)));
    on.send = () => {};
    for (const respond of held) respond();
    expect(await end).toBeUndefined();
    expect(sent).toEqual(names);
    expect(new Set(states())).toEqual(new Set(['added']));
  });

  it('stops after the responses to the rows that are sent', async () => {
    const { run, on, sent, states, controller } = setUp(['a', 'b', 'c'].map(named));
    const held: (() => void)[] = [];
    on.send = async () => {
      if (sent.length === 2) controller.abort();
      await new Promise<void>((resolve) => held.push(resolve));
    };
    const end = run();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    expect(states()).toEqual(['unknown', 'unknown']);
    for (const respond of held) respond();
    await end;
    expect(sent).toEqual(['a', 'b']);
    expect(states()).toEqual(['added', 'added']);
  });
});

describe('a host that accepts no more parts for some seconds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gets the same row again after these seconds', async () => {
    const { run, sent, waits, states } = setUp([unnamed], [{ kind: 'wait', seconds: 2.4 }]);
    const end = run();
    await vi.advanceTimersByTimeAsync(2999);
    expect([sent.length, states()]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1);
    await end;
    expect(sent).toHaveLength(2);
    expect(waits).toEqual([3, 2, 1, 0]);
  });

  it('gets all rows again that were sent when it refused, after one wait', async () => {
    const wait = { kind: 'wait', seconds: 2 } as const;
    const { run, on, sent, waits, states } = setUp(['a', 'b', 'c'].map(named), [undefined, wait, wait]);
    const held: (() => void)[] = [];
    on.send = async () => new Promise((resolve) => held.push(resolve));
    const end = run();
    await vi.waitFor(() => expect(held).toHaveLength(3));
    on.send = () => {};
    for (const respond of held) respond();
    await vi.advanceTimersByTimeAsync(2000);
    await end;
    expect(sent).toEqual(['a', 'b', 'c', 'b', 'c']);
    expect(waits).toEqual([2, 1, 0]);
    expect(states()).toEqual(['added', 'added', 'added']);
  });

  it('gets nothing if the import is stopped while it waits', async () => {
    const { run, sent, controller } = setUp([named('a')], [{ kind: 'wait', seconds: 60 }]);
    const end = run();
    await vi.advanceTimersByTimeAsync(1500);
    controller.abort();
    await end;
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
