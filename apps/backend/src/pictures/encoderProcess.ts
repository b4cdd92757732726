import { encodePicture } from './encodePicture.ts';
import type { EncoderReply } from './pictureEncoder.ts';
import { PictureError } from './PictureError.ts';

/** Encodes one picture after the other for the backend, whose child it is, and ends with it. */
async function replyTo(bytes: Uint8Array): Promise<EncoderReply> {
  try {
    return { picture: await encodePicture(bytes) };
  } catch (error) {
    if (error instanceof PictureError) return { problem: error.problem };
    return { failure: String(error) };
  }
}

async function onMessage(bytes: Uint8Array): Promise<void> {
  const reply = await replyTo(bytes);
  // Decoded pictures are outside of the heap, so that V8 would keep many of them before it frees any.
  process.send?.(reply, () => globalThis.gc?.());
}

process.on('message', (bytes: Uint8Array) => void onMessage(bytes));
