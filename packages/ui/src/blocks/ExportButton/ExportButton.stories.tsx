import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

/** The host can write several formats. */
export const Formats: Story = {
  args: { formats: ['xlsx', 'csv'] },
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await waitFor(() => expect(body.getByRole('menu')).toHaveFocus());
    await press('{ArrowDown}');
    await expect(body.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toHaveFocus();
    await press('{ArrowDown}');
    await press('{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith({ format: 'csv' });
  },
};

/** Orders have a row each, or one for each of their parts. */
export const Orders: Story = {
  args: { formats: ['xlsx', 'csv'], hasOrders: true, list: 'Orders' },
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export Orders' }));
    const items = await body.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Excel (.xlsx), one row per order',
      'Excel (.xlsx), one row per part',
      'CSV, one row per order',
      'CSV, one row per part',
    ]);
    await userEvent.click(body.getByRole('menuitem', { name: 'Excel (.xlsx), one row per part' }));
    await expect(args.onExport).toHaveBeenCalledWith({ format: 'xlsx', rows: 'lines' });
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};
