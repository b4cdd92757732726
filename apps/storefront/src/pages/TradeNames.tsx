import { mapAsyncData, useMutation, useQuery } from '@dealerkit/api-client/react';
import type { MutationError } from '@dealerkit/api-client/react';
import { findNameConflicts, mergeTradeNames } from '@dealerkit/domain/search';
import type { TradeName } from '@dealerkit/domain/search';
import { tradeCategories } from '@dealerkit/domain/tradeCategories';
import { tradeNames, tradeWords } from '@dealerkit/domain/tradeNames';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { TradeNamesScreen } from '@dealerkit/ui/screens/TradeNamesScreen';
import type { TradeNamesScreenProps } from '@dealerkit/ui/screens/TradeNamesScreen';
import '@dealerkit/ui/screens/TradeNamesScreen.css';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { showSuccessToast } from '../toasts/mutationToasts.js';
import { tradeNamesTexts } from '@dealerkit/ui/texts/en/tradeNames';

const lists = ['names', 'bangla', 'latin'] as const;

const known = {
  kinds: tradeNames.map(({ kind }) => kind),
  categories: tradeCategories.map(({ name }) => name),
};

/** How often the progress of the search is read, in milliseconds. */
const progressInterval = 1_000;

/** The progress of the parts that are not indexed by the changed names yet. */
const useIndexing = (waitingParts: number): TradeNamesScreenProps['indexing'] => {
  const isWaiting = waitingParts > 0;
  const { mutate } = useSWRConfig();
  const facets = useQuery('findFacets', isWaiting ? {} : undefined);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void mutate(['getTradeNames', {}]), progressInterval);
    return () => clearInterval(timer);
  }, [isWaiting, mutate]);
  if (!isWaiting || facets.state !== 'ready') return undefined;
  const { total } = facets.data;
  return { done: Math.max(0, total - waitingParts), all: total };
};

/** The first name of a trade name that another kind has, and its field. */
const findTaken = (tradeName: TradeName, others: readonly TradeName[]) => {
  const { kind } = tradeName;
  // The last row of a table is the one whose names are taken.
  const table = [...mergeTradeNames(tradeNames, others).filter((row) => row.kind !== kind), tradeName];
  const conflict = findNameConflicts(table, tradeWords).find(({ kinds }) => kinds[1] === kind);
  const field = lists.find((each) => conflict && tradeName[each].includes(conflict.name));
  return conflict && field && { field, name: conflict.name, kind: conflict.kinds[0] };
};

const rowOf = ({ kind, category, names, bangla, latin }: TradeName) => ({
  kind,
  category,
  names: [...names],
  bangla: [...bangla],
  latin: [...latin],
});

/** The host's messages about one row, by the fields of its form. */
const fieldsOf = ({ fields = {} }: MutationError, index: number): Partial<Record<keyof TradeName, string>> => {
  const rowPath = `names.${index}`;
  const messages = Object.entries(fields).filter(([path]) => path === rowPath || path.startsWith(`${rowPath}.`));
  return Object.fromEntries(messages.map(([path, message]) => [path.split('.')[2] ?? 'names', message]));
};

const showSaved = (message: string) => showSuccessToast(message, 'setTradeNames');

const useTradeNames = (): TradeNamesScreenProps => {
  const texts = useTexts(tradeNamesTexts);
  const [parameters, setParameters] = useSearchParams();
  const stored = useQuery('getTradeNames', {});
  const { names, version, waitingParts } =
    stored.state === 'ready' ? stored.data : { names: [], version: 0, waitingParts: 0 };
  const conflictMessage = () => texts.tradeNames.conflict;
  const set = useMutation('setTradeNames', { conflictMessage });

  const onSave = async (
    tradeName: TradeName,
    edited: TradeName | undefined,
  ): Promise<SubmitResult<keyof TradeName>> => {
    const rest = names.filter(({ kind }) => kind !== edited?.kind);
    const others = rest.filter(({ kind }) => kind !== tradeName.kind);
    const taken = findTaken(tradeName, others);
    if (taken) {
      const message = texts.tradeNames.taken(taken.name, taken.kind);
      return { message, fields: { [taken.field]: message } };
    }
    // The names of a kind that has some already are added to them.
    const saved = mergeTradeNames(rest, [tradeName]);
    const error = await set({ names: saved.map(rowOf), version }, () => {
      showSaved(texts.tradeNames.saved(tradeName.kind));
      // A reload would open the form for the spelling again.
      if (parameters.has('spelling')) setParameters({}, { replace: true });
    });
    const index = saved.findIndex(({ kind }) => kind === tradeName.kind);
    return error && { ...error, fields: fieldsOf(error, index) };
  };

  return {
    tradeNames: mapAsyncData(stored, () => names),
    onSave,
    onRemove: ({ kind }) =>
      set({ names: names.filter((each) => each.kind !== kind), version }, () =>
        showSaved(texts.tradeNames.removed(kind)),
      ),
    indexing: useIndexing(waitingParts),
    spelling: parameters.get('spelling') ?? undefined,
    known,
  };
};

/** `/dashboard/tradenames` */
export const TradeNames = () => <TradeNamesScreen {...useTradeNames()} />;
