// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { HttpError } from '../../index.js';
import { useSynonyms } from './useSynonyms.js';

const rowOf = (kind: string, latin: string[]) => ({ kind, category: 'Clutch', names: [], bangla: [], latin });
const plate = rowOf('clutch-plate', ['klac plet']);
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word}-${index}`);
const messages = {
  saved: (kind: string) => `${kind} is saved.`,
  removed: (kind: string) => `${kind} is removed.`,
  taken: (name: string, kind: string) => `${name} belongs to ${kind}.`,
  tooManyNames: (maximum: number) => `At most ${maximum} names.`,
  tooManyKinds: (maximum: number) => `At most ${maximum} kinds.`,
  conflict: 'Changed by another admin.',
};
const onSaved = vi.fn<() => void>();
const onSuccess = vi.fn<(message: string) => void>();
const set = vi.fn<(input: unknown) => Promise<unknown>>();

/** The synonyms of a host that has them with the version 3. */
const open = async (waitingParts = 0, stored = [plate]) => {
  const send: Send = async (name, input) => {
    if (name === 'setSynonyms') return set(input);
    return name === 'findFacets' ? { total: 40 } : { names: stored, version: 3, waitingParts };
  };
  const page = await renderHook(send, () => useSynonyms(messages, onSaved), { onSuccess });
  await expect.poll(() => page.result().synonyms.state).toBe('ready');
  type OnSave = ReturnType<typeof useSynonyms>['onSave'];
  const save = (...names: Parameters<OnSave>) => act(async () => page.result().onSave(...names));
  return { ...page, save };
};

beforeEach(() => {
  vi.resetAllMocks();
  set.mockResolvedValue({ modifiedCount: 1 });
});

it('sends all synonyms with their version, and adds to those of a kind', async () => {
  const { save, close } = await open();
  expect(await save(rowOf('clutch-plate', ['kloch plet']), undefined)).toBeUndefined();
  const names = [{ ...plate, latin: ['klac plet', 'kloch plet'] }];
  expect(set).toHaveBeenCalledExactlyOnceWith({ names, version: 3 });
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onSuccess.mock.calls).toEqual([['clutch-plate is saved.', 'setSynonyms']]);
  await close();
});

it('replaces an edited synonym, and removes one', async () => {
  const { save, result, close } = await open();
  await save(rowOf('clutch-kit', ['klac set']), plate);
  expect(set).toHaveBeenLastCalledWith({ names: [rowOf('clutch-kit', ['klac set'])], version: 3 });
  await act(async () => result().onRemove(plate));
  expect(set).toHaveBeenLastCalledWith({ names: [], version: 3 });
  expect(onSuccess).toHaveBeenLastCalledWith('clutch-plate is removed.', 'setSynonyms');
  await close();
});

it('names the kind that already has a name, and sends nothing', async () => {
  const { save, close } = await open();
  const message = 'brake pad belongs to brake-pad.';
  expect(await save(rowOf('horn', ['brake pad']), undefined)).toEqual({ message, fields: { latin: message } });
  expect(set).not.toHaveBeenCalled();
  await close();
});

it.each([
  ['clutch-plate', [rowOf('clutch-plate', numbered('klac', 49))], { latin: 'At most 50 names.' }],
  ['horn', numbered('kind', 500).map((kind) => rowOf(kind, [kind])), { kind: 'At most 500 kinds.' }],
])('says that there is no room for more names of %s, and sends nothing', async (kind, stored, fields) => {
  const { save, close } = await open(0, stored);
  expect(await save(rowOf(kind, ['vepu', 'hapu']), undefined)).toMatchObject({ fields });
  expect(set).not.toHaveBeenCalled();
  await close();
});

it('says that another admin has changed the names, and shows what the host refuses at its field', async () => {
  const { save, close } = await open();
  set.mockRejectedValueOnce(new HttpError('setSynonyms', 409, 'Changed.', []));
  expect((await save(rowOf('horn', ['vepu']), undefined))?.message).toBe('Changed by another admin.');
  expect(onSaved).not.toHaveBeenCalled();
  const issues = [{ path: 'names.1.kind', message: 'must be lower-case letters' }];
  set.mockRejectedValueOnce(new HttpError('setSynonyms', 400, 'Wrong.', issues));
  expect((await save(rowOf('হর্ন', ['vepu']), undefined))?.fields).toEqual({ kind: 'must be lower-case letters' });
  await close();
});

it('shows how many parts are indexed by the changed names', async () => {
  const { result, close } = await open(10);
  await expect.poll(() => result().indexing).toEqual({ done: 30, all: 40 });
  await close();
});
