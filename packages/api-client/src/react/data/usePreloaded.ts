import { useState } from 'react';
import type { CallName } from '../../index.js';
import { readPreloaded } from './requests/preloaded.js';
import { userGenerationOf } from './requests/revalidate.js';

/**
 * The preloaded response of a public call if it had arrived before the first rendering, which then shows it instead of a placeholder; SWR
 * would return it only after that. Undefined for another key.
 */
export const usePreloaded = (key: readonly [name: CallName, input: object] | undefined): unknown => {
  const hash = key && JSON.stringify(key);
  const [first] = useState(() => {
    // Data of a user is shown from the cache only, which a sign-out clears.
    const isPublic = key && userGenerationOf(key[0]) === undefined;
    return { hash, response: isPublic ? readPreloaded(key) : undefined };
  });
  return first.hash === hash ? first.response : undefined;
};
