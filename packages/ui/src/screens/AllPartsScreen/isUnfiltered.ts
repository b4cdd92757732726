import { defaultSort, partQueryParameters } from '@dealerkit/domain/parts/partQuery';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';

/** Whether a query asks for all parts, without a search or a filter. */
export const isUnfiltered = (query: PartQuery): boolean =>
  partQueryParameters({ ...query, sort: defaultSort(query.search) }).length === 0;
