import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { FileButton } from './FileButton.js';

const meta = {
  component: FileButton,
  args: { children: 'Choose a file', accept: '.csv', onFiles: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputIn = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('There is no input.');
  return input;
};

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const openDialog = spyOn(inputIn(canvasElement), 'click').mockImplementation(() => undefined);
    await tabTo(within(canvasElement).getByRole('button', { name: 'Choose a file' }));
    await press('{Enter}');
    await expect(openDialog).toHaveBeenCalledTimes(1);
  },
};

/** The same file can be chosen again. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const parts = new File(['name;price'], 'parts.csv', { type: 'text/csv' });
    for (const _ of [1, 2]) await userEvent.upload(inputIn(canvasElement), parts);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([parts]);
  },
};

/** A phone opens its camera. */
export const Camera: Story = {
  args: { children: 'Take a photo', accept: 'image/*', capture: 'environment' },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAttribute('capture', 'environment');
  },
};

export const Busy: Story = { args: { busy: true } };

export const LongText: Story = {
  args: { children: 'Choose the pictures of the part, of its box and of the label with its number' },
};
