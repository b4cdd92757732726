import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { tabTo } from '../../../stories/keyboard.js';
import { FileField } from './FileField.js';
import type { FileFieldProps } from './FileField.js';

const onFiles = fn<FileFieldProps['onFiles']>();

const meta = {
  component: FileField,
  args: {
    label: 'Drop pictures here',
    buttonText: 'Choose pictures',
    hint: 'JPEG, PNG or WebP, at most 15 MB each.',
    accept: 'image/*',
    multiple: true,
    onFiles,
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('group', { name: 'Drop pictures here' });
    const files = ['front.jpg', 'back.jpg'].map((name) => new File(['...'], name, { type: 'image/jpeg' }));
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    await fireEvent.drop(area, { dataTransfer });
    await expect(onFiles.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['front.jpg', 'back.jpg']);
    await tabTo(within(area).getByRole('button', { name: 'Choose pictures' }));
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
