import { findNameConflicts, mergeSynonyms, type Synonym } from '@dealerkit/domain/search';
import { partCategories } from '@dealerkit/domain/synonyms/partCategories';
import { synonymLimits } from '@dealerkit/domain/synonyms/synonymLimits';
import { synonyms, synonymWords } from '@dealerkit/domain/synonyms/synonyms';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { mapAsyncData } from '../data/asyncData.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { type MutationError, useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';

/** The sentences about the synonyms that an admin changes. */
export interface SynonymMessages {
  /** The synonyms of this kind are saved. */
  saved: (kind: string) => string;
  /** The synonyms of this kind are removed. */
  removed: (kind: string) => string;
  /** Another kind has this name. */
  taken: (name: string, kind: string) => string;
  /** A field of a kind has more than this number of names. */
  tooManyNames: (maximum: number) => string;
  /** The dealer has this number of kinds, and there is no room for another one. */
  tooManyKinds: (maximum: number) => string;
  /** Another admin has changed the synonyms. */
  conflict: string;
}

const lists = ['names', 'bangla', 'latin'] as const;

const known = {
  kinds: synonyms.map(({ kind }) => kind),
  categories: partCategories.map(({ name }) => name),
};

/** How often the progress of the search is read, in milliseconds. */
const progressInterval = 1_000;

/** The progress of the parts that are not indexed by the changed names yet. */
const useIndexing = (waitingParts: number): { done: number; all: number } | undefined => {
  const isWaiting = waitingParts > 0;
  const { mutate } = useSWRConfig();
  const facets = useQuery('findFacets', isWaiting ? {} : undefined);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void mutate(['getSynonyms', {}]), progressInterval);
    return () => clearInterval(timer);
  }, [isWaiting, mutate]);
  if (!isWaiting || facets.state !== 'ready') return undefined;
  const { total } = facets.data;
  return { done: Math.max(0, total - waitingParts), all: total };
};

/** The first name of a synonym that another kind has, and its field. */
const findTaken = (synonym: Synonym, others: readonly Synonym[]) => {
  const { kind } = synonym;
  // The last row of a table is the one whose names are taken.
  const table = [...mergeSynonyms(synonyms, others).filter((row) => row.kind !== kind), synonym];
  const conflict = findNameConflicts(table, synonymWords).find(({ kinds }) => kinds[1] === kind);
  const field = lists.find((each) => conflict && synonym[each].includes(conflict.name));
  return conflict && field && { field, name: conflict.name, kind: conflict.kinds[0] };
};

/** Which limit a saved synonym is above, and its field. */
const findAboveLimit = (saved: readonly Synonym[], kind: string, messages: SynonymMessages) => {
  const { namesOfField, kinds } = synonymLimits;
  if (saved.length > kinds) return { field: 'kind', message: messages.tooManyKinds(kinds) };
  const row = saved.find((each) => each.kind === kind);
  const field = lists.find((each) => row && row[each].length > namesOfField);
  return field && { field, message: messages.tooManyNames(namesOfField) };
};

const rowOf = ({ kind, category, names, bangla, latin }: Synonym) => ({
  kind,
  category,
  names: [...names],
  bangla: [...bangla],
  latin: [...latin],
});

/** The host's messages about one row, by the fields of its form. */
const fieldsOf = ({ fields = {} }: MutationError, index: number): Partial<Record<keyof Synonym, string>> => {
  const rowPath = `names.${index}`;
  const messages = Object.entries(fields).filter(([path]) => path === rowPath || path.startsWith(`${rowPath}.`));
  return Object.fromEntries(messages.map(([path, message]) => [path.split('.')[2] ?? 'names', message]));
};

/** The synonyms that the dealer adds: props of `SynonymsScreen`. `onSaved` is called once a form is saved. */
export const useSynonyms = (messages: SynonymMessages, onSaved: () => void) => {
  const { onSuccess } = useClientSettings();
  const stored = useQuery('getSynonyms', {});
  const { names, version, waitingParts } =
    stored.state === 'ready' ? stored.data : { names: [], version: 0, waitingParts: 0 };
  const set = useMutation('setSynonyms', { conflictMessage: () => messages.conflict });

  const onSave = async (
    synonym: Synonym,
    edited: Synonym | undefined,
  ): Promise<Pick<MutationError, 'message' | 'fields'> | undefined> => {
    const rest = names.filter(({ kind }) => kind !== edited?.kind);
    const others = rest.filter(({ kind }) => kind !== synonym.kind);
    const taken = findTaken(synonym, others);
    if (taken) {
      const message = messages.taken(taken.name, taken.kind);
      return { message, fields: { [taken.field]: message } };
    }
    // The names of a kind that has some already are added to them.
    const saved = mergeSynonyms(rest, [synonym]);
    const aboveLimit = findAboveLimit(saved, synonym.kind, messages);
    if (aboveLimit) return { message: aboveLimit.message, fields: { [aboveLimit.field]: aboveLimit.message } };
    const error = await set({ names: saved.map(rowOf), version }, () => {
      onSuccess?.(messages.saved(synonym.kind), 'setSynonyms');
      onSaved();
    });
    const index = saved.findIndex(({ kind }) => kind === synonym.kind);
    return error && { ...error, fields: fieldsOf(error, index) };
  };

  return {
    synonyms: mapAsyncData(stored, () => names),
    onSave,
    onRemove: ({ kind }: Pick<Synonym, 'kind'>) =>
      set({ names: names.filter((each) => each.kind !== kind), version }, () =>
        onSuccess?.(messages.removed(kind), 'setSynonyms'),
      ),
    indexing: useIndexing(waitingParts),
    known,
  };
};
