import { expect, it } from 'vitest';
import { HttpError } from '../../index.js';
import { createPartUpdater } from './createPartUpdater.js';

const stored = { _id: '1', product_name: 'Drum', price: 5 };
const update = { read: { price: 5 }, changes: { price: 6 } };

const send = async (error?: Error) => {
  const inputs: unknown[] = [];
  const updatePart = async (input: unknown) => {
    inputs.push(input);
    if (error) throw error;
    return { modifiedCount: 1 };
  };
  const result = await createPartUpdater({ client: { updatePart }, errorMessage: (kind) => kind })(stored, update);
  expect(inputs).toEqual([{ id: '1', ...update }]);
  return result;
};

const refusal = (status: number, body: unknown = {}) => new HttpError('updatePart', status, undefined, [], body);

it('changes a part whose values are still those that were read', async () => {
  expect(await send()).toBeUndefined();
});

it('tells a conflict from a change that had arrived already', async () => {
  const part = { ...stored, price: 8 };
  expect(await send(refusal(409, { message: 'changed', part }))).toMatchObject({ kind: 'conflict', part });
  expect(await send(refusal(409, { message: 'changed', part: { ...stored, price: 6 } }))).toBeUndefined();
});

it('tells why a change was not taken', async () => {
  expect(await send(refusal(409, { message: 'taken' }))).toEqual({ kind: 'taken' });
  expect(await send(refusal(404, { message: 'gone' }))).toMatchObject({ kind: 'refused' });
  expect(await send(refusal(429))).toMatchObject({ kind: 'wait' });
  expect(await send(new TypeError('offline'))).toMatchObject({ kind: 'stopped' });
});
