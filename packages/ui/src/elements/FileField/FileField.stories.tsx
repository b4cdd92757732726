import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { FileField } from './FileField.js';

const meta = {
  component: FileField,
  args: {
    label: 'Drop pictures here',
    buttonText: 'Choose pictures',
    hint: 'JPEG, PNG or WebP, at most 15 MB each.',
    accept: 'image/*',
    multiple: true,
    onFiles: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('group', { name: 'Drop pictures here' });
    const input = area.querySelector('input');
    if (!input) throw new Error('There is no input.');
    const openDialog = spyOn(input, 'click').mockImplementation(() => undefined);
    await tabTo(within(area).getByRole('button', { name: 'Choose pictures' }));
    await press('{Enter}');
    await expect(openDialog).toHaveBeenCalledTimes(1);
  },
};

export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['front.jpg', 'back.jpg'])
      dataTransfer.items.add(new File(['...'], name, { type: 'image/jpeg' }));
    // `fireEvent.drop` would not keep the files.
    within(canvasElement)
      .getByRole('group')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { error: 'front.jpg is larger than 15 MB.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('front.jpg is larger than 15 MB.');
  },
};

export const Busy: Story = { args: { busy: true } };

export const LongText: Story = {
  args: {
    label: 'ছবিগুলো এখানে টেনে আনুন, অথবা নিচের বোতাম দিয়ে ফোন থেকে বেছে নিন',
    buttonText: 'ছবি বেছে নিন',
    hint: 'Kupplungsausrücklagerzentralschmiernippelverlängerungsrohrhalterung '.repeat(3),
  },
};
