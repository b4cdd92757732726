import { expect, it, onTestFinished, vi } from 'vitest';
import type { Outbox } from '../store/operation/Outbox.ts';
import { droppedPurges, startPurging } from './purging.ts';

it('drops and counts the purges that are older than anything at an edge that does not answer', async () => {
  const dropOlderThan = vi.fn<Outbox['dropOlderThan']>().mockResolvedValue(3);
  const deliver: Outbox['deliver'] = async (send) => {
    await send(new Set(['parts']));
    return true;
  };
  const warn = vi.fn<() => void>();
  // No program answers on port 1.
  const outbox = { onCommit: () => undefined, deliver, dropOlderThan };
  onTestFinished(startPurging(outbox, ['http://127.0.0.1:1'], { warn }));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(dropOlderThan).toHaveBeenCalledWith(10);
  expect((await droppedPurges.get()).values).toMatchObject([{ value: 3 }]);
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/^3 purges were dropped/));
});
