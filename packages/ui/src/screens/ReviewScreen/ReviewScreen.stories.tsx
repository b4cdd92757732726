import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '../../Loadable.js';
import { ReviewScreen } from './ReviewScreen.js';

type Answer = Outcome<'productName' | 'description' | 'rating'>;

const meta = {
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    reviewer: { name: 'Nasrin Akter', email: 'shopper@example.com' },
    onReview: fn(async (): Answer => undefined),
  },
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reviewed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add A Review' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Clutch Kit 430 mm');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Fits.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rating out of 5' }), '5{Enter}');
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith({ productName: 'Clutch Kit 430 mm', description: 'Fits.', rating: 5 }),
    );
  },
};

const failure = { message: 'The shop could not be reached. Check your connection, then try again.' };

export const Failed: Story = {
  args: { onReview: fn(async (): Answer => failure) },
  play: async (context) => {
    await Reviewed.play?.(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(failure.message);
  },
};
