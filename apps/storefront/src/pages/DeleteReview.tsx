import { DeleteReviewButton } from '@dealerkit/ui/blocks/DeleteReviewButton';
import type { DeleteReviewButtonProps } from '@dealerkit/ui/blocks/DeleteReviewButton';
import '@dealerkit/ui/blocks/DeleteReviewButton.css';
import { useDeleteReview } from './useDeleteReview.js';
import { useRole } from '../session/useRole.js';

export type DeleteReviewProps = Omit<DeleteReviewButtonProps, 'onDelete'>;

/** The button below each review of the home page, for admins only. */
export const DeleteReview = (props: DeleteReviewProps) => {
  const role = useRole();
  const remove = useDeleteReview();
  if (role.state !== 'ready' || role.data !== 'admin') return null;
  return <DeleteReviewButton {...props} onDelete={() => remove(props.review)} />;
};
