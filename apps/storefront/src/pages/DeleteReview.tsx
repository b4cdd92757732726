import { DeleteReviewButton } from '@dealerkit/ui/blocks/DeleteReviewButton';
import type { DeleteReviewButtonProps } from '@dealerkit/ui/blocks/DeleteReviewButton';
import '@dealerkit/ui/blocks/DeleteReviewButton.css';
import { useDeleteReview } from '../data/useDeleteReview.js';
import { useRole } from '../data/useRole.js';

export interface DeleteReviewProps extends Omit<DeleteReviewButtonProps, 'onDelete'> {
  /** Called when the host has answered. */
  onDeleted?: (() => Promise<void>) | undefined;
}

/** The button below each review of the home page, for admins only. */
export const DeleteReview = ({ onDeleted, ...props }: DeleteReviewProps) => {
  const role = useRole();
  const remove = useDeleteReview();
  if (role.state !== 'ready' || role.data !== 'admin') return null;
  const onDelete = async () => {
    const error = await remove(props.review);
    await onDeleted?.().catch(() => undefined);
    return error;
  };
  return <DeleteReviewButton {...props} onDelete={onDelete} />;
};
