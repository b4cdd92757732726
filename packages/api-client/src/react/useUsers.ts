import type { User } from '@dealerkit/domain/entities';
import { type AsyncData, mapAsyncData } from './asyncData.js';
import { useAbilities } from './ClientProvider.js';
import { type HostPaging, useHostTable } from './useHostTable.js';
import { useQuery } from './useQuery.js';

/** The users that the host finds, page by page, or all users of a host that cannot search. */
export const useUsers = (): { users: AsyncData<User[]>; paging?: HostPaging } => {
  const { findUsers: isFoundByHost } = useAbilities();
  const all = useQuery('listUsers', isFoundByHost ? undefined : {});
  const { list, paging } = useHostTable('findUsers', ({ search, sort }) => ({
    search,
    sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.key}` : 'newest',
  }));
  return isFoundByHost ? { users: mapAsyncData(list, ({ rows }) => rows), paging } : { users: all };
};
