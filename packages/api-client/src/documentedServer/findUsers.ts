import type { User } from '@dealerkit/domain/entities';
import type { Input } from '../index.js';

const { compare } = new Intl.Collator('en', { numeric: true });

const sortKeys = ['email', 'role'] as const;

/** Finds users of a list that has the oldest first by all words of a text; without another order the newest is found first. */
export const findUsersInList = (
  list: readonly User[],
  { search = '', sort = 'newest' }: Input<'findUsers'>,
): readonly User[] => {
  const words = String(search).toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = list.toReversed().filter(({ username, email, loaction, phone }) => {
    const text = [username, email, loaction, phone].join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const key = sortKeys.find((each) => sort === each || sort === `-${each}`);
  if (!key) return found;
  const sign = sort === key ? 1 : -1;
  return found.toSorted((one, other) => sign * compare(one[key] ?? '', other[key] ?? ''));
};
