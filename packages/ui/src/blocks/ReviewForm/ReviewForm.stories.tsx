import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import type { Review } from '@dealerkit/domain/entities';
import { ReviewForm } from './ReviewForm.js';
import type { ReviewFormProps } from './ReviewForm.js';

const meta = {
  component: ReviewForm,
  args: {
    reviewer: { name: 'Nasrin Akter', email: 'shopper@example.com' },
    onReview: fn<ReviewFormProps['onReview']>(async () => undefined),
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const halfStarReview: Review = {
  _id: 'c1',
  productName: 'Clutch Kit 430 mm',
  description: 'It grips.',
  rating: 4.5,
};

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    product: canvas.getByRole('textbox', { name: 'Product name' }),
    description: canvas.getByRole('textbox', { name: 'Description' }),
    rating: canvas.getByRole('textbox', { name: 'Rating out of 5' }),
    add: canvas.getByRole('button', { name: 'Add review' }),
  };
};

const review = { productName: 'Clutch Kit 430 mm', description: 'The bearing alone was worth the trip.' };

const fillIn = async (canvasElement: HTMLElement, rating = '4.5') => {
  const form = formIn(canvasElement);
  await typeInto(form.product, review.productName);
  await typeInto(form.description, review.description);
  await typeInto(form.rating, rating);
  return form;
};

export const Empty: Story = {
  tags: ['S120'],
  play: async ({ canvasElement }) => {
    const { product, description, rating } = formIn(canvasElement);
    await tabTo(product, description);
    await expect(rating).toHaveAttribute('inputmode', 'decimal');
    await expect(rating).toHaveAccessibleDescription('In digits, such as 4.5');
    await expect(canvasElement).not.toHaveTextContent('shopper@example.com');
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    const preview = within(canvasElement).getByText('Preview').parentElement;
    await expect(preview).toHaveTextContent('4.5 out of 5');
    await expect(preview).toHaveTextContent('Nasrin Akter');
  },
};

export const Sent: Story = {
  tags: ['keyboard', 'S119'],
  play: async ({ args, canvasElement }) => {
    const { product, rating, add } = await fillIn(canvasElement, '৫');
    await tabUntil(add);
    await press('{Enter}');
    await waitFor(() => expect(args.onReview).toHaveBeenCalledWith({ ...review, rating: 5 }));
    await waitFor(() => expect(product).toHaveValue(''));
    await expect(rating).toHaveValue('');
  },
};

export const RatingOutOfRange: Story = {
  tags: ['S121'],
  play: async ({ args, canvasElement }) => {
    const { rating, add } = await fillIn(canvasElement, '-1');
    await expect(rating).toHaveAccessibleDescription(/^This is not between 0 and 5/);
    await userEvent.click(add);
    await waitFor(() => expect(args.onReview).toHaveBeenCalledWith({ ...review, rating: -1 }));
    await fillIn(canvasElement, '6');
    await press('{Enter}');
    await waitFor(() => expect(args.onReview).toHaveBeenLastCalledWith({ ...review, rating: 6 }));
  },
};

export const Invalid: Story = {
  tags: ['S116', 'S117', 'S118', 'S119'],
  play: async ({ args, canvasElement }) => {
    const { product, description, rating, add } = formIn(canvasElement);
    await userEvent.click(add);
    await waitFor(() => expect(product).toHaveAccessibleDescription('Product name is Required'));
    await expect(description).toHaveAccessibleDescription('Description is Required');
    await expect(rating).toHaveAccessibleDescription(/^Rating is Required/);
    await expect(product).toHaveFocus();
    await userEvent.type(rating, 'five');
    await waitFor(() => expect(rating).toHaveAccessibleDescription(/^Rating must be a number/));
    await expect(args.onReview).not.toHaveBeenCalled();
  },
};

/** The parts that the customer has ordered are offered; another name can be typed. */
export const OrderedParts: Story = {
  args: { products: ['Ventilated Brake Disc 430 mm', 'Clutch Kit 430 mm'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const product = canvas.getByRole('combobox', { name: 'Product name' });
    await expect(product).toHaveAttribute('list');
    await typeInto(product, 'Mud Flap');
    await typeInto(canvas.getByRole('textbox', { name: 'Description' }), 'It flaps.');
    await typeInto(canvas.getByRole('textbox', { name: 'Rating out of 5' }), '3');
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith({ productName: 'Mud Flap', description: 'It flaps.', rating: 3 }),
    );
  },
};

export const Editing: Story = {
  tags: ['keyboard'],
  args: { review: halfStarReview, onCancel: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Edit your review' })).toHaveFocus();
    const rating = canvas.getByRole('textbox', { name: 'Rating out of 5' });
    await expect(rating).toHaveValue('4.5');
    await tabUntil(canvas.getByRole('button', { name: 'Keep it as it is' }));
    await press('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onReview).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onReview: fn<ReviewFormProps['onReview']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { add } = await fillIn(canvasElement);
    await userEvent.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(add);
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    onReview: fn<ReviewFormProps['onReview']>(async () => ({ message: 'The review was not added. Please try again.' })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, product, rating, add } = await fillIn(canvasElement);
    await userEvent.click(add);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The review was not added.');
    await expect(product).toHaveValue('Clutch Kit 430 mm');
    await expect(rating).toHaveValue('4.5');
  },
};
