import type { Synonym } from '@dealerkit/domain/search';

/**
 * The names of parts that the dealer adds to the published ones, for a host that has no list of its own. A row adds names to the
 * kind of that id, or is a kind of its own with a category.
 */
export const addedSynonyms: readonly Synonym[] = [
  { kind: 'horn', category: '', names: [], bangla: ['ভেঁপু'], latin: ['bhepu', 'vepu'] },
];
