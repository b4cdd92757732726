import { useEffect, useState } from 'react';
import type { readKind } from './partKind.js';

/** Loads the trade names where they are needed; undefined until then. */
export const useKindReader = (isNeeded: boolean): typeof readKind | undefined => {
  const [reader, setReader] = useState<{ readKind: typeof readKind }>();
  useEffect(() => {
    // Without a connection the page works without them.
    if (isNeeded) import('./partKind.js').then(setReader, () => undefined);
  }, [isNeeded]);
  return reader?.readKind;
};
