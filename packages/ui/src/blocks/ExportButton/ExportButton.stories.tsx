import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { ExportButton } from './ExportButton.js';
import type { ExportButtonProps } from './ExportButton.js';

const meta = {
  component: ExportButton,
  args: { list: 'Manage Products', onExport: fn<ExportButtonProps['onExport']>(async () => undefined) },
} satisfies Meta<typeof ExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Export Manage Products' });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Exporting: Story = {
  args: { onExport: fn<ExportButtonProps['onExport']>(async () => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await expect(button(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { onExport: fn<ExportButtonProps['onExport']>(async () => ({ message: en.errors.offline.advice })) },
  play: async ({ canvasElement }) => {
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(en.errors.offline.advice);
  },
};
