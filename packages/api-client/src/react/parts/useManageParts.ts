import type { Part } from '@dealerkit/domain/entities';
import { defaultSort, partColumnSorts } from '@dealerkit/domain/parts/partQuery';
import { useMemo } from 'react';
import { type Input, readConflict } from '../../index.js';
import { mapAsyncData } from '../data/asyncData.js';
import type { MessageFormat } from '../data/messages.js';
import { storedDraft } from '../../storage/sessionDrafts.js';
import { useHostTable } from '../data/useHostTable.js';
import { useMutation } from '../data/useMutation.js';
import { useSuggestCategory } from './search/usePartReader.js';
import { useShelves } from './useShelves.js';
import { useUpdateParts } from './useUpdateParts.js';
import { useOptionalMutation } from '../data/optionalCalls.js';

/** The sentences about the parts that an admin changes. */
export interface ManagePartsMessages extends Pick<MessageFormat, 'nameOf'> {
  deleteModal: {
    /** A part with this name is deleted. */
    deleted: (name: string) => string;
    /** A part was already deleted. */
    nothingDeleted: string;
  };
  manageProducts: {
    /** The changes of a part with this name are saved. */
    saved: (name: string) => string;
    /** A part does not exist any more. */
    gone: string;
  };
}

type Changed = Omit<Input<'updatePart'>, 'id'>;

const isSortColumn = (key: string): key is keyof typeof partColumnSorts => Object.hasOwn(partColumnSorts, key);

/** The parts that a search finds, page by page. */
const useSearchedParts = (search: string) => {
  const { list, paging } = useHostTable(
    'findParts',
    ({ search: typed, sort }) => ({
      search: typed,
      sort: sort && isSortColumn(sort.key) ? partColumnSorts[sort.key][sort.direction] : defaultSort(typed ?? ''),
    }),
    search,
  );
  return { parts: mapAsyncData(list, ({ rows }) => rows), paging };
};

/** The parts that an admin changes and deletes, starting with a search: props of `ManageProductsScreen`. */
export const useManageParts = (search: string, messages: ManagePartsMessages) => {
  const found = useSearchedParts(search);
  const { parts: listed } = found;
  const shelves = useShelves(listed.state === 'ready' ? listed.data.map(({ _id }) => _id) : []);
  const parts = useMemo(
    () =>
      mapAsyncData(listed, (rows): readonly Part[] => rows.map((part) => ({ ...part, shelf: shelves.get(part._id) }))),
    [listed, shelves],
  );
  const nameOf = (id: string) =>
    messages.nameOf((parts.state === 'ready' && parts.data.find(({ _id }) => _id === id)) || {});
  const remove = useMutation('deletePart', {
    successMessage: ({ id }) => messages.deleteModal.deleted(nameOf(id)),
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? messages.deleteModal.nothingDeleted : undefined),
  });
  const update = useOptionalMutation('updatePart', {
    successMessage: ({ id }) => messages.manageProducts.saved(nameOf(id)),
  });
  const updateAll = useUpdateParts(messages.manageProducts.gone);
  return {
    ...found,
    parts,
    suggestCategory: useSuggestCategory(),
    draftOf: ({ _id }: Pick<Part, '_id'>) => storedDraft(`draft of part ${_id}`),
    onDelete: ({ _id }: Pick<Part, '_id'>) => remove({ id: _id }),
    ...(update && {
      onUpdateAll: updateAll,
      bulkEditDraft: storedDraft('bulk edit of parts'),
      onUpdate: async ({ _id }: Pick<Part, '_id'>, changed: Changed) => {
        const error = await update({ id: _id, ...changed });
        return error && { ...error, present: readConflict(error.body).part };
      },
    }),
  };
};
