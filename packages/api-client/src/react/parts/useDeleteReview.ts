import type { Review } from '@dealerkit/domain/entities';
import { useMutation } from '../data/useMutation.js';

/** The sentences about a review that is deleted. */
export interface DeleteReviewMessages {
  /** The review is deleted. */
  reviewDeleted: string;
  /** The review was already deleted. */
  nothingDeleted: string;
}

/** Returns a function that deletes a review, for an admin. */
export const useDeleteReview = (messages: DeleteReviewMessages) => {
  const remove = useMutation('deleteReview', {
    successMessage: () => messages.reviewDeleted,
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? messages.nothingDeleted : undefined),
  });
  return ({ _id }: Pick<Review, '_id'>) => remove({ id: _id });
};
