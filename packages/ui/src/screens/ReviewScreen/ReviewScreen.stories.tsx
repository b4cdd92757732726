import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { errorMessages, rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { ReviewScreen } from './ReviewScreen.js';
import type { ReviewScreenProps } from './ReviewScreen.js';

const meta = {
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
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

export const Failed: Story = rejected(errorMessages.server);
export const Offline: Story = rejected(errorMessages.offline);
export const Unauthorised: Story = rejected(errorMessages.unauthorised);
export const Forbidden: Story = rejected(errorMessages.forbidden);
export const NotFound: Story = rejected(errorMessages.notFound);
export const TooMany: Story = rejected(errorMessages.tooMany);
export const Invalid: Story = rejected('description must not be longer than 2000 characters.', {
  description: 'must not be longer than 2000 characters',
});
