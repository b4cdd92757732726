import type { TradeName } from '@dealerkit/domain/search';
import { useCallback, useEffect, useState } from 'react';
import { useClientSettings } from '../../data/ClientProvider.js';
import { oncePerList } from './oncePerList.js';
import type { PartReader } from './partReader.js';

const readerOf = oncePerList(async (names: readonly TradeName[]) => {
  // It has the table of trade names.
  const { createPartReader } = await import('./partReader.js');
  return createPartReader(names);
});

/** Loads what reads parts and searches by the trade names, where it is needed; undefined until then. */
export const usePartReader = (isNeeded: boolean): PartReader | undefined => {
  const { tradeNames } = useClientSettings();
  const [reader, setReader] = useState<PartReader>();
  useEffect(() => {
    // Without a connection the page works without it.
    if (isNeeded) readerOf(tradeNames).then(setReader, () => undefined);
  }, [isNeeded, tradeNames]);
  return reader;
};

/** Finds the category that a part gets by its name. Loads the trade names with the first one. */
export const useSuggestCategory = (): ((name: string) => Promise<string | undefined>) => {
  const { tradeNames } = useClientSettings();
  return useCallback(
    async (name) => {
      const { readKind } = await readerOf(tradeNames);
      return readKind({ product_name: name }).category || undefined;
    },
    [tradeNames],
  );
};
