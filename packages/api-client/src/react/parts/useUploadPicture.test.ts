// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { callHook } from '../../../tests/renderWithClient.js';
import { HttpError } from '../../index.js';
import { useUploadPicture } from './useUploadPicture.js';

const options = { signal: new AbortController().signal, onProgress: () => {} };

it.each([
  [
    'the seconds after which the host takes pictures again',
    new HttpError('uploadPicture', 429, undefined, [], undefined, 7),
    { message: 'tooMany', kind: 'tooMany', retryAfter: 7 },
  ],
  [
    'what the host says about the picture',
    new HttpError('uploadPicture', 422, 'The picture is damaged.', []),
    { message: 'The picture is damaged.', kind: 'unexpected' },
  ],
])('resolves to %s', async (_, error, expected) => {
  const upload = callHook(
    async () => Promise.reject(error),
    () => useUploadPicture(),
  );
  expect(await upload?.(new Blob(), options)).toEqual(expected);
});

it.each([
  ['a path of its own origin', '/', '/pictures/1.webp', '/pictures/1.webp'],
  [
    'a path of a host with another origin',
    'https://api.example.com/v1/',
    '/pictures/1.webp',
    'https://api.example.com/pictures/1.webp',
  ],
  ['an address of another origin', '/', 'https://cdn.example.com/1.webp', 'https://cdn.example.com/1.webp'],
])('resolves %s to an address that the page can show', async (_, hostUrl, image, expected) => {
  const upload = callHook(
    async () => ({ image }),
    () => useUploadPicture(hostUrl),
  );
  expect(await upload?.(new Blob(), options)).toEqual({ image: expected });
});
