import { useDeleteReview } from '@dealerkit/api-client/react';
import { DeleteReviewButton } from '@dealerkit/ui/blocks/DeleteReviewButton';
import type { DeleteReviewButtonProps } from '@dealerkit/ui/blocks/DeleteReviewButton';
import '@dealerkit/ui/blocks/DeleteReviewButton.css';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useRole } from '../session/useRole.js';

export type DeleteReviewProps = Omit<DeleteReviewButtonProps, 'onDelete'>;

/** The button below each review of the home page, for admins only. */
export const DeleteReview = (props: DeleteReviewProps) => {
  const role = useRole();
  const remove = useDeleteReview(useTexts(deleteModalTexts).deleteModal);
  if (role.state !== 'ready' || role.data !== 'admin') return null;
  return <DeleteReviewButton {...props} onDelete={() => remove(props.review)} />;
};
