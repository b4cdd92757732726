import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aboveScaleReview, review } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { paths } from '@dealerkit/domain/paths';
import { ReviewScreen } from './ReviewScreen.js';
import type { ReviewScreenProps } from './ReviewScreen.js';

const meta = {
  component: ReviewScreen,
  parameters: { layout: 'fullscreen', path: paths.review, role: 'customer' },
  args: {
    reviewer: { name: 'Nasrin Akter', email: 'shopper@example.com' },
    onReview: fn<ReviewScreenProps['onReview']>(async () => undefined),
  },
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const main = within(canvasElement).getByRole('main');
  const form = within(main);
  return {
    main,
    product: form.getByRole('textbox', { name: 'Product name' }),
    description: form.getByRole('textbox', { name: 'Description' }),
    rating: form.getByRole('textbox', { name: 'Rating out of 5' }),
    add: form.getByRole('button', { name: 'Add review' }),
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Add A Review' })).toBeVisible();
  },
};

export const Reviewed: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { product, description, rating, add } = formIn(canvasElement);
    await tabUntil(product);
    await press('Clutch Kit 430 mm');
    await tabTo(description);
    await press('Fits.');
    await tabUntil(rating);
    await press('5');
    await tabUntil(add);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith({ productName: 'Clutch Kit 430 mm', description: 'Fits.', rating: 5 }),
    );
    await waitFor(() => expect(product).toHaveValue(''));
    await expect(add).toHaveFocus();
  },
};

/** A customer edits a review of their own. */
export const OwnReviews: Story = {
  tags: ['keyboard'],
  args: {
    reviews: { state: 'ready', data: [review, aboveScaleReview] },
    onUpdate: fn<NonNullable<ReviewScreenProps['onUpdate']>>(async () => undefined),
  },
  play: async ({ args, canvasElement }) => {
    const { main } = formIn(canvasElement);
    const list = within(within(main).getByRole('region', { name: 'Your reviews' }));
    const [edit] = list.getAllByRole('button', { name: /^Edit the review of/ });
    if (edit) await tabUntil(edit);
    await press('{Enter}');
    await expect(within(main).getByRole('heading', { name: 'Edit your review' })).toHaveFocus();
    const rating = within(main).getByRole('textbox', { name: 'Rating out of 5' });
    await tabUntil(rating);
    await press('{Control>}a{/Control}4{Enter}');
    const { productName, description } = review;
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledWith(review, { productName, description, rating: 4 }));
    await waitFor(() => expect(list.getByRole('heading', { name: 'Your reviews' })).toHaveFocus());
    await expect(within(main).getByRole('button', { name: 'Add review' })).toBeVisible();
  },
};

/** An admin sees all reviews and can delete them. */
export const AllReviews: Story = {
  args: {
    reviews: { state: 'ready', data: [review, aboveScaleReview] },
    onDelete: fn<NonNullable<ReviewScreenProps['onDelete']>>(async () => undefined),
  },
  play: async ({ canvasElement }) => {
    const { main } = formIn(canvasElement);
    const list = within(within(main).getByRole('region', { name: 'All reviews' }));
    await expect(list.getAllByRole('button', { name: /^Delete .+ review$/ })).toHaveLength(2);
  },
};

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onReview: fn<ReviewScreenProps['onReview']>(reject) }),
  prepare: async (canvasElement) => {
    const { main, product, description, rating, add } = formIn(canvasElement);
    await userEvent.type(product, 'Clutch Kit 430 mm');
    await userEvent.type(description, 'Fits.');
    await userEvent.type(rating, '5');
    return { container: main, submitButton: add };
  },
});

export const Invalid: Story = rejected('description must not be longer than 2000 characters.', {
  description: 'must not be longer than 2000 characters',
});
