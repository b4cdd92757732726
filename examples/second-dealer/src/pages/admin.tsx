import { storedDraft, useMutation, useQuery, useSuggestCategory, useUsers } from '@dealerkit/api-client/react';
import { AddProductScreen } from '@dealerkit/ui/screens/AddProductScreen';
import { AllUserScreen } from '@dealerkit/ui/screens/AllUserScreen';
import { ManageProductsScreen } from '@dealerkit/ui/screens/ManageProductsScreen';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useAccount } from '../session.js';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { addPartTexts } from '@dealerkit/ui/texts/en/addPart';
import { usersTexts } from '@dealerkit/ui/texts/en/users';

const english = { ...deleteModalTexts, ...addPartTexts, ...usersTexts };

export const AllUser = () => {
  const { users } = useTexts(english);
  return <AllUserScreen {...useUsers(users)} ownEmail={useAccount().email} />;
};

export const AddProduct = () => {
  const { addPart } = useTexts(english);
  const add = useMutation('addPart', { successMessage: () => addPart.added });
  return <AddProductScreen draft={storedDraft('part')} suggestCategory={useSuggestCategory()} onAdd={add} />;
};

export const ManageProducts = () => {
  const { deleteModal } = useTexts(english);
  const remove = useMutation('deletePart', {
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
  });
  return <ManageProductsScreen parts={useQuery('listParts', {})} onDelete={({ _id }) => remove({ id: _id })} />;
};
