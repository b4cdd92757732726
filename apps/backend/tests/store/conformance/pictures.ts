import { pictureAddress, type PictureFormat, type PictureWidth } from '@dealerkit/domain/parts/pictureFiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EncodedPicture } from '../../../src/store/pictures/PictureStore.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
import { addPart, dealer } from './shop.ts';

export const hashOf = (digit: string) => digit.repeat(32);

/** Bytes of all values, which no text has. */
const bytes = (seed: number) => Uint8Array.from({ length: 70_000 }, (_, n) => (seed + n * 7) % 256);

/** A picture of 300 pixels. */
export const picture: EncodedPicture = {
  width: 300,
  height: 200,
  files: ([160, 320] satisfies PictureWidth[]).flatMap((width) =>
    (['avif', 'jpg'] satisfies PictureFormat[]).map((format) => ({ width, format, content: bytes(width) })),
  ),
};

const day = 86_400_000;

/** The tests of uploaded pictures for every store. */
export function describePictures(openFresh: () => Promise<Store>): void {
  const names = (store: Store, ...digits: string[]) =>
    Promise.all(digits.map(async (digit) => (await store.getPictureFile(hashOf(digit), 160, 'jpg')) !== undefined));

  test('are read as they were stored, in the width that is asked for or the widest below', async () => {
    const store = await openFresh();
    await store.addPicture(hashOf('a'), picture);
    await store.addPicture(hashOf('a'), picture);
    expect(await store.reusePicture(hashOf('a'))).toEqual({ width: 300, height: 200 });
    expect(await store.reusePicture(hashOf('b'))).toBeUndefined();
    const read = async (...file: Parameters<Store['getPictureFile']>) => {
      const content = await store.getPictureFile(...file);
      return content && Uint8Array.from(content);
    };
    expect(await read(hashOf('a'), 160, 'avif')).toEqual(bytes(160));
    expect(await read(hashOf('a'), 1600, 'jpg')).toEqual(bytes(320));
    expect(await read(hashOf('a'), 640, 'webp')).toBeUndefined();
    expect(await read(hashOf('b'), 1600, 'jpg')).toBeUndefined();
  });

  test('are deleted when no part has named them for 30 days', async () => {
    const store = await openFresh();
    for (const digit of ['a', 'b', 'c', 'd']) await store.addPicture(hashOf(digit), picture);
    const _id = await addPart(store, { ...disc, image: pictureAddress(hashOf('a')) });
    const description = `Vented.\nPictures: ${pictureAddress(hashOf('b'))} | Back`;
    await addPart(store, { ...disc, product_name: 'Hub', description });
    const start = Date.now();
    expect(await store.collectPictures('2026-01-01', start + 29 * day)).toBe(0);
    expect(await names(store, 'a', 'b', 'c', 'd')).toEqual([true, true, true, true]);
    expect(await store.collectPictures('2026-01-01', start + 31 * day)).toBe(0);
    expect(await store.collectPictures('2026-01-02', start + 31 * day)).toBe(2);
    expect(await names(store, 'a', 'b', 'c', 'd')).toEqual([true, true, false, false]);
    await store.deletePart(_id, dealer);
    expect(await store.collectPictures('2026-01-03', start + 60 * day)).toBe(0);
    expect(await store.collectPictures('2026-01-04', start + 62 * day)).toBe(1);
    expect(await names(store, 'a', 'b')).toEqual([false, true]);
  });

  test('are kept for 30 days after a part that is added or changed has named them', async () => {
    const store = await openFresh();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * day });
    for (const digit of ['a', 'b', 'c']) await store.addPicture(hashOf(digit), picture);
    vi.useRealTimers();
    const image = (digit: string) => pictureAddress(hashOf(digit));
    const _id = await addPart(store, { ...disc, image: image('a') });
    for (const [before, after] of [
      [image('a'), image('b')],
      [image('b'), disc.image],
    ] as const) {
      const change = { read: { image: before }, changes: { image: after } };
      expect(await store.updatePart(_id, change, dealer)).toEqual({ outcome: 'changed' });
    }
    expect(await store.collectPictures('2026-01-01')).toBe(1);
    expect(await names(store, 'a', 'b', 'c')).toEqual([true, true, false]);
  });

  test('are found in use beyond the parts that are read at once, and all others are deleted', async () => {
    const store = await openFresh();
    for (const digit of ['a', 'b']) await store.addPicture(hashOf(digit), picture);
    for (let n = 0; n < 45; n++) await store.addPicture(String(n).padStart(32, '0'), { ...picture, files: [] });
    await store.seed({
      parts: Array.from({ length: 1200 }, (_, n) => ({
        ...disc,
        product_name: `Disc ${n}`,
        image: n === 1199 ? `https://shop.example${pictureAddress(hashOf('a'))}` : disc.image,
      })),
      reviews: [],
    });
    expect(await store.collectPictures('2026-01-01', Date.now() + 31 * day)).toBe(46);
    expect(await names(store, 'a', 'b')).toEqual([true, false]);
  });
}
