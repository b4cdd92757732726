import { readConflict } from '@dealerkit/api-client';
import {
  mapAsyncData,
  storedDraft,
  useAbilities,
  useHostTable,
  useMutation,
  usePartSearch,
  useQuery,
  useSuggestCategory,
} from '@dealerkit/api-client/react';
import { ManageProductsScreen } from '@dealerkit/ui/screens/ManageProductsScreen';
import type { ManageProductsScreenProps } from '@dealerkit/ui/screens/ManageProductsScreen';
import '@dealerkit/ui/screens/ManageProductsScreen.css';
import { partName } from '@dealerkit/ui/partName';
import { defaultSort, emptyPartQuery } from '@dealerkit/domain/partQuery';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExport } from '../csv/useExport.js';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { manageProductsTexts } from '@dealerkit/ui/texts/en/manageProducts';

const english = { ...deleteModalTexts, ...manageProductsTexts };

/** The names of the host's sort orders, by the column of the table. */
const sorts: Record<string, Record<'ascending' | 'descending', string>> = {
  part: { ascending: 'name', descending: '-product_name' },
  price: { ascending: 'price', descending: '-price' },
  available: { ascending: 'available_quantity', descending: '-available_quantity' },
};

const useParts = (): Pick<ManageProductsScreenProps, 'parts' | 'paging' | 'findParts'> => {
  const { findParts: isFoundByHost } = useAbilities();
  const all = useQuery('listParts', isFoundByHost ? undefined : {});
  const [parameters] = useSearchParams();
  const { list, paging } = useHostTable(
    'findParts',
    ({ search, sort }) => ({
      search,
      sort: (sort && sorts[sort.key]?.[sort.direction]) ?? defaultSort(search ?? ''),
    }),
    parameters.get('search') ?? '',
  );
  const search = usePartSearch(all.state === 'ready' ? all.data : undefined);
  const index = search.state === 'ready' ? search.data : undefined;
  const findParts = useMemo(
    () => index && ((text: string) => index.find({ ...emptyPartQuery, search: text, sort: 'relevance' }, 'en').parts),
    [index],
  );
  return isFoundByHost ? { parts: mapAsyncData(list, ({ rows }) => rows), paging } : { parts: all, findParts };
};

const useManageProducts = (): ManageProductsScreenProps => {
  const texts = useTexts(english);
  const { deleteModal, manageProducts } = texts;
  const can = useAbilities();
  const { parts, paging, findParts } = useParts();
  const nameOf = (id: string) =>
    partName((parts.state === 'ready' && parts.data.find(({ _id }) => _id === id)) || {}, texts);
  const remove = useMutation('deletePart', {
    successMessage: ({ id }) => deleteModal.deleted(nameOf(id)),
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
  });
  const onExport = useExport('parts');
  const update = useMutation('updatePart', {
    successMessage: ({ id }) => manageProducts.saved(nameOf(id)),
  });
  return {
    parts,
    paging,
    findParts,
    importHref: paths.importParts,
    onExport,
    suggestCategory: useSuggestCategory(),
    draftOf: ({ _id }) => storedDraft(`draft of part ${_id}`),
    onDelete: ({ _id }) => remove({ id: _id }),
    ...(can.updatePart && {
      onUpdate: async ({ _id }, changed) => {
        const error = await update({ id: _id, ...changed });
        return error && { ...error, present: readConflict(error.body).part };
      },
    }),
  };
};

/** `/dashboard/manageproducts` */
export const ManageProducts = () => <ManageProductsScreen {...useManageProducts()} />;
