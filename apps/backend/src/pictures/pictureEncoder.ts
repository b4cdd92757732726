import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createReadQueue } from '../http/readQueue.ts';
import type { EncodedPicture } from '../store/pictures/PictureStore.ts';
import { PictureError, type PictureProblem } from './PictureError.ts';

/** What the process replies to the bytes of a picture. */
export type EncoderReply = { picture: EncodedPicture } | { problem: PictureProblem } | { failure: string };

/** How long a picture may take, and how long the process waits for the next one, in milliseconds. */
const timeouts = { encoding: 60_000, idle: 30_000 };

// The published backend is JavaScript.
const program = path.join(import.meta.dirname, `encoderProcess${path.extname(import.meta.filename)}`);

/** One thread and one heap, which gives back what a large picture needed. */
const memorySettings = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' };

/** Starts the process that encodes. */
export function startEncoder(): ChildProcess {
  const child = fork(program, {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
    env: { ...process.env, ...memorySettings },
  });
  // The calls of others come first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(child: ChildProcess, bytes: Uint8Array): Promise<EncoderReply> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), timeouts.encoding);
    const end = (reply: EncoderReply) => {
      clearTimeout(limit);
      child.off('message', end).off('exit', onExit);
      resolve(reply);
    };
    const onExit = () => end({ failure: 'its process has ended' });
    child.on('message', end).on('exit', onExit);
    child.send(bytes, (error) => {
      if (error) end({ failure: error.message });
    });
  });
}

/**
 * Encodes pictures one after the other in a process of its own, so that neither a decoder that crashes nor the memory of large pictures
 * is the backend's. The process starts with the first picture, and ends when none comes. A picture that no request waits for any more
 * resolves to undefined. Rejects with a PictureError for a picture that is not accepted, and with an HttpError 503 while too many wait.
 */
export function createPictureEncoder(start = startEncoder) {
  const inTurn = createReadQueue(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
    clearTimeout(idle);
    if (child?.connected !== true) child = start();
    const reply = await ask(child, bytes);
    if ('failure' in reply) {
      end();
      throw new Error(`A picture could not be encoded: ${reply.failure}.`);
    }
    idle = setTimeout(end, timeouts.idle).unref();
    if ('problem' in reply) throw new PictureError(reply.problem);
    return reply.picture;
  }

  return (bytes: Uint8Array, isWanted: () => boolean): Promise<EncodedPicture | undefined> =>
    inTurn(0, async () => (isWanted() ? encode(bytes) : undefined));
}
