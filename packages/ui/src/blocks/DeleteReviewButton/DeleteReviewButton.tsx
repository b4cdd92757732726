'use client';
import { useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { trashIcon } from '../../elements/Icon/icons.js';
import type { SubmitResult } from '../../AsyncData.js';
import type { Review } from '@dealerkit/domain/entities';
import { useTexts } from '../../UiProvider.js';
import { DeleteModal } from '../DeleteModal/DeleteModal.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';

export interface DeleteReviewButtonProps {
  /** The review to delete. */
  review: Review;
  /** Called when the admin confirms. */
  onDelete: () => Promise<SubmitResult>;
  /** The element to focus after the deletion. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Deletes a review after a confirmation; for admins. */
export const DeleteReviewButton = ({ review, onDelete, returnFocusRef }: DeleteReviewButtonProps) => {
  const { deleteModal, review: texts } = useTexts(deleteModalTexts);
  const [isOpen, setIsOpen] = useState(false);
  const name = texts.of(review.reviewName?.trim() || texts.anonymous);
  return (
    <>
      <Button tone="quiet" aria-label={deleteModal.deleteNamed(name)} onClick={() => setIsOpen(true)}>
        <Icon path={trashIcon} /> {deleteModal.delete}
      </Button>
      {isOpen && (
        <DeleteModal
          name={name}
          kind="review"
          onDelete={onDelete}
          onClose={() => setIsOpen(false)}
          returnFocusRef={returnFocusRef}
        />
      )}
    </>
  );
};
