import { useState } from 'react';
import type { CallName } from '../index.js';
import { readPreloaded } from './preloaded.js';
import { userGenerationOf } from './revalidate.js';

/**
 * The preloaded response of a call if it had arrived before the first rendering, which then shows it instead of a placeholder; SWR would
 * return it only after that. Undefined for another key, and for another user if the call needs a token.
 */
export const usePreloaded = (key: readonly [name: CallName, input: object] | undefined): unknown => {
  const hash = key && JSON.stringify(key);
  const userGeneration = key && userGenerationOf(key[0]);
  const [first] = useState(() => ({ hash, userGeneration, response: key && readPreloaded(key) }));
  return first.hash === hash && first.userGeneration === userGeneration ? first.response : undefined;
};
