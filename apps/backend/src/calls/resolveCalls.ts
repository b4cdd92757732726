import { MAX_CHOICES, type ResolvedLine, resolveOrderList } from '@dealerkit/domain/orderList';
import { giveWay } from '../operation/readTurn.ts';
import type { Catalogue } from '../store/Store.ts';
import type { PublicHandlers } from './Handler.ts';

/** Finds what the lines of a list order. */
export const resolveInCatalogue = (lines: readonly string[], catalogue: Catalogue): Promise<ResolvedLine[]> =>
  resolveOrderList(lines, {
    findByNumber: (numbers) => catalogue.findPartsByNumber(numbers),
    search: async (search) => (await catalogue.findParts({ search, isUncounted: true, limit: MAX_CHOICES })).rows,
    pause: giveWay,
  });

/** The handler of the call that resolves a list. */
export const resolveCalls: PublicHandlers<'resolveOrderList'> = {
  async resolveOrderList({ lines }, { catalogue }) {
    const resolved = await resolveInCatalogue(lines, catalogue);
    return resolved.map(({ parts, ...line }) => ({ ...line, parts: [...parts] }));
  },
};
