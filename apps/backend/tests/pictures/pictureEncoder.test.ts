import type { ChildProcess } from 'node:child_process';
import { expect, test } from 'vitest';
import { createPictureEncoder, startEncoder } from '../../src/pictures/pictureEncoder.ts';
import { photo } from './samples.ts';

/** An encoder, and the processes that it has started. */
function createEncoder() {
  const children: ChildProcess[] = [];
  const encode = createPictureEncoder(() => {
    const child = startEncoder();
    children.push(child);
    return child;
  });
  return { encode, children };
}

const isWanted = () => true;

test('encodes pictures one after the other in one process', async () => {
  const { encode, children } = createEncoder();
  const [first, second] = await Promise.all(
    [await photo(200, 150), await photo(100, 80)].map((each) => encode(each, isWanted)),
  );
  expect([first, second]).toMatchObject([
    { width: 200, height: 150 },
    { width: 100, height: 80 },
  ]);
  await expect(encode(Buffer.from('<svg/>'), isWanted)).rejects.toThrow(/is no JPEG/);
  expect(children).toHaveLength(1);
});

test('fails only the picture during which the process crashes', async () => {
  const { encode, children } = createEncoder();
  const small = await photo(200, 150);
  const crashing = encode(await photo(3000, 2000), () => {
    // Once the picture is sent.
    setImmediate(() => children[0]?.kill('SIGKILL'));
    return true;
  });
  const next = encode(small, isWanted);
  await expect(crashing).rejects.toThrow('A picture could not be encoded: its process has ended.');
  expect(await next).toMatchObject({ width: 200 });
  expect(children).toHaveLength(2);
});

test('starts again after the process has ended between two pictures', async () => {
  const { encode, children } = createEncoder();
  const small = await photo(200, 150);
  await encode(small, isWanted);
  const ended = new Promise((resolve) => children[0]?.once('exit', resolve));
  children[0]?.kill('SIGKILL');
  await ended;
  expect(await encode(small, isWanted)).toMatchObject({ width: 200 });
});

test('leaves out a picture for which no request waits any more', async () => {
  const { encode, children } = createEncoder();
  expect(await encode(await photo(200, 150), () => false)).toBeUndefined();
  expect(children).toEqual([]);
});
