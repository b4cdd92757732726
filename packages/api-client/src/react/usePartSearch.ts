import type { Part } from '@dealerkit/domain/entities';
import type { PartSearch } from '@dealerkit/domain/partSearch';
import { useEffect, useReducer, useState } from 'react';
import type { AsyncData } from './asyncData.js';
import { oncePerList } from './oncePerList.js';
import { untilIdle } from './untilIdle.js';

/** The search of a list, which is indexed once. */
export const searchOf = oncePerList(async (parts): Promise<PartSearch> => {
  // Its code has the table of trade names.
  const { createPartSearch } = await import('@dealerkit/domain/partSearch');
  return createPartSearch(parts, { pause: untilIdle });
});

/** The search of a whole list, which is indexed while the page is idle. Waits while `parts` is undefined. */
export const usePartSearch = (parts: readonly Part[] | undefined): AsyncData<PartSearch> => {
  const [loaded, setLoaded] = useState<{ parts: readonly Part[]; search: PartSearch | undefined }>();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!parts) return undefined;
    let isCurrent = true;
    const set = (search: PartSearch | undefined) => isCurrent && setLoaded({ parts, search });
    searchOf(parts).then(set, () => set(undefined));
    return () => {
      isCurrent = false;
    };
  }, [parts, attempt]);
  if (loaded === undefined || loaded.parts !== parts) return { state: 'loading' };
  const { search } = loaded;
  if (search) return { state: 'ready', data: search };
  const again = () => {
    setLoaded(undefined);
    retry();
  };
  return { state: 'failed', kind: 'offline', retry: again };
};
