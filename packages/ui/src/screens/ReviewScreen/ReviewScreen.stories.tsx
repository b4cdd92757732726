import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FailureKind, Outcome } from '../../Loadable.js';
import { refusedStory } from '../../storyProofs.js';
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

const writeReview = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Add A Review' })).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Clutch Kit 430 mm');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Fits.');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Rating out of 5' }), '5');
};

export const Reviewed: Story = {
  play: async ({ args, canvasElement }) => {
    await writeReview(canvasElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith({ productName: 'Clutch Kit 430 mm', description: 'Fits.', rating: 5 }),
    );
  },
};

const refused = (kind: FailureKind) =>
  refusedStory(kind, (message) => ({ onReview: fn(async (): Answer => ({ message })) }), {
    fill: writeReview,
    submit: 'Add review',
  });

export const Failed: Story = refused('server');
export const Offline: Story = refused('offline');
export const Unauthorised: Story = refused('unauthorised');
export const Forbidden: Story = refused('forbidden');
export const NotFound: Story = refused('notFound');
