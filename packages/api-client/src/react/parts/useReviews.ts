import type { Review } from '@dealerkit/domain/entities';
import { useMemo } from 'react';
import type { Account } from '../../signIn/sessionState.js';
import type { Input } from '../../index.js';
import { type AsyncData, mapAsyncData } from '../data/asyncData.js';
import { type DeleteReviewMessages, useDeleteReview } from './useDeleteReview.js';
import { useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';
import { useRole } from '../data/useRole.js';
import { useOptionalCall, useOptionalMutation, useOptionalQuery } from '../data/optionalCalls.js';

/** The sentences about the reviews of a user. */
export interface ReviewMessages {
  addReview: {
    /** The review is added. */
    added: string;
    /** The changes of the review are saved. */
    updated: string;
  };
  deleteModal: DeleteReviewMessages;
}

type TypedReview = Omit<Input<'addReview'>, 'reviewName' | 'reviewerEmail'>;
type ReviewChanges = Omit<Input<'updateReview'>, 'id'>;

/** The names of the parts that a user has ordered, each once, the newest first. */
const useOrderedProducts = (email: string): string[] => {
  const orders = useQuery('listOrders', { email }, { isShown: false });
  return useMemo(() => {
    const names = orders.state === 'ready' ? orders.data.map(({ product_name = '' }) => product_name.trim()) : [];
    return [...new Set(names.filter(Boolean).toReversed())];
  }, [orders]);
};

/** The reviews of a user, or all for an admin, the newest first; undefined on a host that cannot say which ones are the user's. */
const useListedReviews = (email: string, isAdmin: boolean): AsyncData<Review[]> | undefined => {
  const all = useQuery('listReviews', isAdmin ? {} : undefined);
  // Public reviews contain no addresses.
  const own = useOptionalQuery('listOwnReviews', isAdmin ? undefined : { email });
  return own && mapAsyncData(isAdmin ? all : own, (reviews) => reviews.toReversed());
};

/** The reviews of a user, or all for an admin, and what may be done with them: props of `ReviewScreen`. */
export const useReviews = (
  { email, name }: Pick<Account, 'email' | 'name'>,
  { addReview, deleteModal }: ReviewMessages,
) => {
  const role = useRole(email || undefined);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const add = useMutation('addReview', { successMessage: () => addReview.added });
  const update = useOptionalMutation('updateReview', { successMessage: () => addReview.updated });
  const deleteReview = useOptionalCall('deleteReview');
  const remove = useDeleteReview(deleteModal);
  return {
    reviewer: { email, name },
    products: useOrderedProducts(email),
    onReview: (typed: TypedReview) => add({ reviewName: name, reviewerEmail: email, ...typed }),
    reviews: useListedReviews(email, isAdmin),
    ...(update &&
      !isAdmin && {
        onUpdate: ({ _id }: Pick<Review, '_id'>, changes: ReviewChanges) => update({ id: _id, ...changes }),
      }),
    ...(deleteReview && isAdmin && { onDelete: remove }),
  };
};
