import { makeSmaller } from './makeSmaller.js';
import { pictureType } from './pictureType.js';

/** The types of pictures that a host takes, as the `accept` of an input; a phone then converts its own format to JPEG. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** The largest file that a host takes, in megabytes; a larger picture is made smaller. */
export const MAX_MEGABYTES = 15;

const maxBytes = MAX_MEGABYTES * 1024 * 1024;

/** Returns the file to upload, or why there is none. */
const prepare = async (file: File): Promise<File | 'wrongType' | 'tooLarge'> => {
  const type = await pictureType(file);
  if (type === undefined) return 'wrongType';
  try {
    return await makeSmaller(file, type, maxBytes);
  } catch {
    // The host says what is wrong with a picture that the browser cannot decode.
    if (type === 'image/heic') return 'wrongType';
    return file.size > maxBytes ? 'tooLarge' : file;
  }
};

/** Divides chosen files into those to upload, at most `free`, and those that are left out, by the reason. */
export const sortFiles = async (files: readonly File[], free: number) => {
  const sorted = { accepted: [] as File[], wrongType: [] as File[], tooLarge: [] as File[], tooMany: [] as File[] };
  // One after the other, because a phone cannot hold the pixels of several large photos.
  for (const file of files) {
    const isOver = sorted.accepted.length >= free;
    const prepared = isOver && (await pictureType(file)) !== undefined ? 'tooMany' : await prepare(file);
    if (prepared instanceof File) sorted.accepted.push(prepared);
    else sorted[prepared].push(file);
  }
  return sorted;
};
