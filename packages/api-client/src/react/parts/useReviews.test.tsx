// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { documentedCapabilities } from '../../index.js';
import { useReviews } from './useReviews.js';

const nasrin = { email: 'nasrin@example.com', name: 'Nasrin' };
const messages = {
  addReview: { added: 'Added.', updated: 'Changed.' },
  deleteModal: { reviewDeleted: 'Deleted.', nothingDeleted: 'Gone.' },
};
const reviews = ['1', '2'].map((_id) => ({ _id, reviewName: 'Nasrin', ratings: 5 }));

let isAdmin = false;
const send = vi.fn<Send>(async (name) => {
  if (name === 'getAdmin') return { admin: isAdmin };
  if (name === 'listOrders') return [{ product_name: ' Drum ' }, { product_name: 'Tyre' }, { product_name: 'Drum' }];
  if (name === 'deleteReview') return { deletedCount: 0 };
  return name === 'addReview' ? { insertedId: 'r3' } : reviews;
});
const sent = () => send.mock.calls.map(([name]) => name);

beforeEach(() => {
  send.mockClear();
});

it('lets a customer review what was ordered, and change the own reviews', async () => {
  isAdmin = false;
  const onSuccess = vi.fn<(message: string) => void>();
  const { result, close } = await renderHook(send, () => useReviews(nasrin, messages), { onSuccess });
  await expect.poll(() => result().reviews).toMatchObject({ data: [{ _id: '2' }, { _id: '1' }] });
  await expect.poll(() => result().products).toEqual(['Drum', 'Tyre']);
  expect(sent()).not.toContain('listReviews');
  expect(result().onDelete).toBeUndefined();
  expect(result().onUpdate).toBeDefined();
  const typed = { productName: 'Drum', description: 'Good.', rating: 5 };
  await act(async () => result().onReview(typed));
  const review = { reviewName: 'Nasrin', reviewerEmail: nasrin.email, ...typed };
  expect(send.mock.calls).toContainEqual(['addReview', review, undefined]);
  expect(onSuccess.mock.calls).toEqual([['Added.', 'addReview']]);
  await close();
});

it('lets an admin delete the reviews of all', async () => {
  isAdmin = true;
  const { result, close } = await renderHook(send, () => useReviews(nasrin, messages));
  await expect.poll(() => result().onDelete).toBeDefined();
  expect(result().onUpdate).toBeUndefined();
  let error: unknown;
  await act(async () => (error = await result().onDelete?.({ _id: '1' })));
  expect(error).toEqual({ message: 'Gone.' });
  await close();
});

it('lists no reviews of a host that cannot say whose they are', async () => {
  isAdmin = false;
  const use = () => useReviews(nasrin, messages);
  const { result, close } = await renderHook(send, use, { capabilities: documentedCapabilities });
  await expect.poll(() => result().products).toEqual(['Drum', 'Tyre']);
  const { reviews: listed, onUpdate, onDelete } = result();
  expect([listed, onUpdate, onDelete]).toEqual([undefined, undefined, undefined]);
  await close();
});
