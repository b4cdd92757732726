// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { useHostTable } from './useHostTable.js';

const send = vi.fn<Send>(async () => [{ _id: '1', email: 'a@b.com' }]);

const Users = () => {
  const { list, paging } = useHostTable('findUsers', ({ search, sort }) => ({ search, sort: sort?.key }));
  return (
    <>
      <p>{list.state === 'ready' ? `${String(paging.total)}${paging.isUpdating ? ' updating' : ''}` : list.state}</p>
      <button onClick={() => paging.onSearchChange('ra')}>Type</button>
      <button onClick={() => paging.onSortChange({ key: 'email', direction: 'ascending' })}>Sort</button>
    </>
  );
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks the host for a search and a sort order once the user has stopped typing', async () => {
  const { text, click, close } = await renderWithClient(send, <Users />);
  expect(text()).toMatch(/^1Type/);
  await click('Type');
  await click('Sort');
  expect(text()).toMatch(/^1 updating/);
  expect(send).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(send.mock.calls.map(([, input]) => input)).toEqual([
    { search: undefined, sort: undefined, before: undefined, limit: 100 },
    { search: 'ra', sort: 'email', before: undefined, limit: 100 },
  ]);
  expect(text()).toMatch(/^1Type/);
  await close();
});
