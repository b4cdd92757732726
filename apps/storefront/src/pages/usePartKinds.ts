import { useEffect, useState } from 'react';

type PartKinds = typeof import('./partKind.js');

/** Loads what reads texts by the trade names, where it is needed; undefined until then. */
export const usePartKinds = (isNeeded: boolean): PartKinds | undefined => {
  const [kinds, setKinds] = useState<PartKinds>();
  useEffect(() => {
    // Without a connection the page works without them.
    if (isNeeded) import('./partKind.js').then(setKinds, () => undefined);
  }, [isNeeded]);
  return kinds;
};
