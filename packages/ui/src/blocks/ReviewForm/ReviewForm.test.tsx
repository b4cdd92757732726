import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FormDraft } from '../../AsyncData.js';
import { UiProvider } from '../../UiProvider.js';
import { ReviewForm } from './ReviewForm.js';
import type { ReviewFormProps } from './ReviewForm.js';

it('deletes the draft of a review that is accepted after the form is unmounted', async () => {
  const typed = { productName: 'Brake Disc', description: 'No shake, no noise.', rating: '5' };
  const draft = { read: () => typed, write: vi.fn<FormDraft['write']>() };
  let accept: () => void = () => undefined;
  const onReview = vi.fn<ReviewFormProps['onReview']>(
    () => new Promise((resolve) => (accept = () => resolve(undefined))),
  );
  const { unmount } = render(
    <UiProvider currency="BDT">
      <ReviewForm reviewer={{ name: 'Nasrin Akter', email: 'shopper@example.com' }} onReview={onReview} draft={draft} />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add review' }));
  await waitFor(() => expect(onReview).toHaveBeenCalledOnce());
  unmount();
  accept();
  await waitFor(() => expect(draft.write).toHaveBeenLastCalledWith(undefined));
});
