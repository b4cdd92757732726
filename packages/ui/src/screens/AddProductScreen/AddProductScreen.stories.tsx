import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FailureKind, Outcome } from '../../Loadable.js';
import { refusedStory } from '../../storyProofs.js';
import { AddProductScreen } from './AddProductScreen.js';

const meta = {
  component: AddProductScreen,
  parameters: { layout: 'fullscreen' },
  args: { onAdd: fn(async (): Outcome<'image'> => undefined) },
} satisfies Meta<typeof AddProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const writeLeast = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Add A Products' })).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Image URL' }), '/photos/tyre-800.jpg');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Minimum order quantity' }), '4');
  return canvas;
};

export const Added: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await writeLeast(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add part' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({ image: '/photos/tyre-800.jpg', minimum_order_quantity: 4 }),
    );
  },
};

export const Previewing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await writeLeast(canvasElement);
    await waitFor(() => expect(canvas.getByText('This is the picture at that address.')).toBeVisible());
  },
};

const refused = (kind: FailureKind) =>
  refusedStory(kind, (message) => ({ onAdd: fn(async (): Outcome<'image'> => ({ message })) }), {
    fill: writeLeast,
    submit: 'Add part',
  });

export const Failed: Story = refused('server');
export const Offline: Story = refused('offline');
export const Unauthorised: Story = refused('unauthorised');
export const Forbidden: Story = refused('forbidden');
export const NotFound: Story = refused('notFound');
