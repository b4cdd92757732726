import { expect, it, vi } from 'vitest';
import { createRowUploader, type UploadPicture } from './createRowUploader.js';

const part = { product_name: 'Drum', image: 'front.jpg', minimum_order_quantity: 1 };
const front = new File(['front'], 'front.jpg');
const back = new File(['back'], 'back.jpg');

const setUp = (...results: Awaited<ReturnType<UploadPicture>>[]) => {
  const upload = vi.fn<UploadPicture>(async ({ size }) => results.shift() ?? { image: `/api/${String(size)}.jpg` });
  const onUpload = vi.fn<(file: string, sent: number) => void>();
  const { signal } = new AbortController();
  const send = createRowUploader();
  return {
    upload,
    onUpload,
    send: (...pictures: (string | File)[]) => send({ part, pictures }, { upload, onUpload, signal }),
  };
};

it('uploads the files in their order, and gives the part their addresses', async () => {
  const { send, onUpload } = setUp();
  expect(await send(front, '/photos/side.jpg', back)).toEqual({
    part: { ...part, image: '/api/5.jpg', description: 'Pictures: /photos/side.jpg; /api/4.jpg' },
  });
  expect(onUpload.mock.calls).toEqual([
    ['front.jpg', 0],
    ['back.jpg', 0],
  ]);
});

it('leaves the picture of a part as it is if no file of the row was chosen', async () => {
  const { send, upload } = setUp();
  expect(await send('front.jpg')).toEqual({ part });
  expect(upload).not.toHaveBeenCalled();
});

it('uploads a file once that several rows name', async () => {
  const { send, upload } = setUp();
  await send(front);
  await send(back, front);
  expect(upload.mock.calls.map(([file]) => file)).toEqual([front, back]);
});

it('refuses a part with a picture that the host does not take', async () => {
  const message = 'front.jpg: The picture is damaged.';
  const { send } = setUp({ message: 'The picture is damaged.', kind: 'unexpected' });
  expect(await send(front)).toEqual({ failed: { kind: 'refused', message, fields: { image: message } } });
});

it('stops when the connection breaks, and goes on with the picture that is missing', async () => {
  const { send, upload } = setUp({ image: '/api/front.jpg' }, { message: 'No connection.', kind: 'offline' });
  expect(await send(front, back)).toEqual({
    failed: { kind: 'stopped', message: 'back.jpg: No connection.', isUnknown: false },
  });
  expect(await send(front, back)).toMatchObject({ part: { image: '/api/front.jpg' } });
  expect(upload.mock.calls.map(([file]) => file)).toEqual([front, back, back]);
});

it.each([
  ['the seconds that the host says', 7, 7],
  ['a minute if it does not say how long', undefined, 60],
])('waits %s while the host takes no more pictures', async (_, retryAfter, seconds) => {
  const { send } = setUp({ message: 'Too many pictures.', kind: 'tooMany', retryAfter });
  expect(await send(front)).toEqual({ failed: { kind: 'wait', seconds } });
});
