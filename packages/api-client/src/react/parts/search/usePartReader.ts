import type { Synonym } from '@dealerkit/domain/search';
import { useCallback, useEffect, useState } from 'react';
import { useClientSettings } from '../../data/ClientProvider.js';
import { oncePerList } from './oncePerList.js';
import type { PartReader } from './partReader.js';

const readerOf = oncePerList(async (names: readonly Synonym[]) => {
  // It has the table of synonyms.
  const { createPartReader } = await import('./partReader.js');
  return createPartReader(names);
});

/** Loads what reads parts and searches by the synonyms, where it is needed; undefined until then. */
export const usePartReader = (isNeeded: boolean): PartReader | undefined => {
  const { synonyms } = useClientSettings();
  const [reader, setReader] = useState<PartReader>();
  useEffect(() => {
    // Without a connection the page works without it.
    if (isNeeded) readerOf(synonyms).then(setReader, () => undefined);
  }, [isNeeded, synonyms]);
  return reader;
};

/** Finds the category that a part gets by its name. Loads the synonyms with the first one. */
export const useSuggestCategory = (): ((name: string) => Promise<string | undefined>) => {
  const { synonyms } = useClientSettings();
  return useCallback(
    async (name) => {
      const { readKind } = await readerOf(synonyms);
      return readKind({ product_name: name }).category || undefined;
    },
    [synonyms],
  );
};
