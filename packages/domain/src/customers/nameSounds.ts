import { soundKey, splitWords } from '../search/words.js';

/** The sound keys of the words of a name with at least two sounds. A final a is kept, which tells Rahima from Rahim. */
export const nameSounds = (name: string): string[] => {
  const words = splitWords(name).filter(({ raw }) => /^[a-z]+$/.test(raw));
  const keys = words.map(({ raw }) => ({ key: soundKey(raw), end: raw.endsWith('a') ? 'a' : '' }));
  return [...new Set(keys.filter(({ key }) => key.length > 1).map(({ key, end }) => key + end))];
};
