import { useMutation } from '@dealerkit/api-client/react';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import type { Review } from '@dealerkit/domain/entities';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';

/** Returns a function that deletes a review, for admins on the dealerkit backend. */
export const useDeleteReview = (): ((review: Review) => Promise<SubmitResult>) => {
  const { deleteModal } = useTexts(deleteModalTexts);
  const remove = useMutation('deleteReview', {
    successMessage: () => deleteModal.reviewDeleted,
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
  });
  return ({ _id }) => remove({ id: _id });
};
