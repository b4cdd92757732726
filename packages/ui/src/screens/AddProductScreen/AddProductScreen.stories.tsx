import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '../../Loadable.js';
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

const failure = { message: 'The shop could not be reached. Check your connection, then try again.' };

export const Failed: Story = {
  args: { onAdd: fn(async (): Outcome<'image'> => failure) },
  play: async ({ canvasElement }) => {
    const canvas = await writeLeast(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add part' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failure.message);
    await expect(canvas.getByRole('textbox', { name: 'Image URL' })).toHaveValue('/photos/tyre-800.jpg');
  },
};
