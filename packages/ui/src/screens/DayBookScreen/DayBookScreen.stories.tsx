import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { dayBook, emptyDayBook } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { DayBookScreen } from './DayBookScreen.js';
import type { DayBookScreenProps } from './DayBookScreen.js';

const meta = {
  component: DayBookScreen,
  parameters: { layout: 'fullscreen', path: paths.dayBook, role: 'admin' },
  args: {
    dayBook: { state: 'ready', data: dayBook },
    date: '2026-11-20',
    today: '2026-11-21',
    onDateChange: fn(),
    onCash: fn<DayBookScreenProps['onCash']>(async () => undefined),
    onPrint: fn(),
    onExport: fn<DayBookScreenProps['onExport']>(async () => undefined),
  },
} satisfies Meta<typeof DayBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = within(canvas.getByRole('table', { name: 'By method' })).getAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent('Total৳16,250.50৳8,650৳7,600.50');
    await expect(canvas.getByRole('row', { name: /Reversal/ })).toHaveTextContent('-৳8,000');
    await tabUntil(canvas.getByRole('button', { name: 'Print' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await tabTo(
      canvas.getByRole('button', { name: 'Export Day book' }),
      canvas.getByRole('link', { name: 'Previous day' }),
    );
    await expect(await followLink()).toBe('/dashboard/daybook?date=2026-11-19');
    await tabUntil(canvas.getByRole('link', { name: 'Next day' }));
    await expect(await followLink()).toBe('/dashboard/daybook?date=2026-11-21');
  },
};

/** Cash without a customer: button, amount, Enter, or what it is for. */
export const Cash: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Cash in or out' });
    await tabUntil(button);
    await press('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Cash without a customer' }));
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
    await press('150{Enter}');
    const note = sheet.getByRole('textbox', { name: 'What for' });
    await waitFor(() => expect(note).toHaveAccessibleDescription('Enter why'));
    await waitFor(() => expect(note).toHaveFocus());
    await press('Rickshaw{Enter}');
    const entry = { kind: 'cashOut', amount: 15_000, note: 'Rickshaw' };
    await waitFor(() => expect(args.onCash).toHaveBeenCalledWith(entry, expect.anything()));
    await expectFocusReturned(button);
  },
};

/** The form with both of its kinds. */
export const CashInvalid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cash in or out' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Entry' }), 'Cash in');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Amount' }), '-5');
    await userEvent.click(sheet.getByRole('button', { name: 'Record it' }));
    await expect(await sheet.findByText('Enter an amount above 0, for example 1500')).toBeVisible();
    await expect(args.onCash).not.toHaveBeenCalled();
  },
};

export const OtherDay: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.change(within(canvasElement).getByLabelText('Day'), { target: { value: '2026-11-02' } });
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-11-02');
  },
};

/** Today without money: there is no next day. */
export const Empty: Story = {
  args: { dayBook: { state: 'ready', data: emptyDayBook }, date: '2026-11-21' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No money on this day')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next day' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Take payment' })).toHaveAttribute('href', paths.customers);
  },
};

export const Loading: Story = { args: { dayBook: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ dayBook: value }));
