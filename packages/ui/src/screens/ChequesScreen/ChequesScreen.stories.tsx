import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { paths } from '@dealerkit/domain/paths';
import { failedStory } from '../../../stories/asyncStates.js';
import { endedCheques, waitingCheques } from '../../../stories/fixtures/index.js';
import { followLink, press, tabUntil } from '../../../stories/keyboard.js';
import { ChequesScreen } from './ChequesScreen.js';
import type { ChequesScreenProps } from './ChequesScreen.js';

const meta = {
  component: ChequesScreen,
  parameters: { layout: 'fullscreen', path: paths.cheques, role: 'admin' },
  args: {
    cheques: { state: 'ready', data: waitingCheques },
    total: 3,
    status: 'received',
    today: '2026-11-20',
    onStatusChange: fn(),
    onSet: fn<ChequesScreenProps['onSet']>(async () => undefined),
    onExport: fn<ChequesScreenProps['onExport']>(async () => undefined),
  },
} satisfies Meta<typeof ChequesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 cheques')).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Export Cheques' }));
    await press('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
    const [customer] = canvas.getAllByRole('link', { name: 'Abdul Karim' });
    await tabUntil(customer ?? canvasElement);
    await expect(await followLink()).toBe('/dashboard/customers/c1');
  },
};

export const All: Story = {
  args: { cheques: { state: 'ready', data: [...waitingCheques, ...endedCheques] }, total: 6, status: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Bounced');
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('bounced');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'All');
    await expect(args.onStatusChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const Empty: Story = {
  args: { cheques: { state: 'ready', data: [] }, total: 0 },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Take payment' });
    await expect(link).toHaveAttribute('href', paths.customers);
  },
};

export const NoneOfStatus: Story = { args: { ...Empty.args, status: 'bounced' } };

export const LongText: Story = {
  args: {
    cheques: {
      state: 'ready',
      data: waitingCheques.map((cheque) => ({
        ...cheque,
        customer: { _id: 'c1', name: 'Mohammad'.repeat(12) },
        reference: '0045829'.repeat(12),
        amount: 999_999_999_999,
      })),
    },
  },
};

export const Loading: Story = { args: { cheques: { state: 'loading' } } };
export const Failed: Story = failedStory((value) => ({ cheques: value }));
