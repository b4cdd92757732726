import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { closedDayBook, dayBook, emptyDayBook } from '../../../stories/fixtures/index.js';
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
    onDateChange: fn(),
    onCash: fn<DayBookScreenProps['onCash']>(async () => undefined),
    onCloseDay: fn<DayBookScreenProps['onCloseDay']>(async () => undefined),
    onExportClosedDays: fn<DayBookScreenProps['onExportClosedDays']>(async () => undefined),
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
    const cash = within(canvas.getByRole('table', { name: 'Cash book' })).getAllByRole('row');
    await expect(cash.map(({ textContent }) => textContent.replace(/^\d+:\d+ [AP]M/i, ''))).toEqual([
      'TimeEntryAmountCash',
      'Opening cash৳12,000',
      'Abdul Karim৳5,000৳17,000',
      'Abdul KarimRefund · Wrong hub-৳500৳16,500',
      'Cash out · Rickshaw to Kadamtali-৳150৳16,350',
      'Closing cash৳16,350',
    ]);
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
    const entry = { kind: 'cashOut', amount: 15_000, note: 'Rickshaw', at: '2026-11-20' };
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
    await fireEvent.change(sheet.getByLabelText('Day, if not today'), { target: { value: '2026-11-22' } });
    await userEvent.click(sheet.getByRole('button', { name: 'Record it' }));
    await expect(await sheet.findByText('Enter an amount above 0, for example 1500')).toBeVisible();
    await expect(sheet.getByText('Choose today or an earlier day')).toBeVisible();
    await expect(args.onCash).not.toHaveBeenCalled();
  },
};

/** The close of a day: button, counted cash, Enter, and Enter after a look at the difference. */
export const Close: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Close day' });
    await tabUntil(button);
    await press('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: /^Close (20 November|November 20,) 2026$/ }));
    const counted = sheet.getByRole('textbox', { name: 'Counted cash' });
    await waitFor(() => expect(counted).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(counted).toHaveAccessibleDescription(/^Enter the cash that you have counted/));
    await press('16250{Enter}');
    const confirm = await sheet.findByRole('button', { name: 'Close for good' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await expect(sheet.getByText('৳100 short')).toBeVisible();
    await expect(sheet.getByText(/^A close is final\./)).toBeVisible();
    await expect(args.onCloseDay).not.toHaveBeenCalled();
    await tabTo(sheet.getByRole('button', { name: 'Correct it' }));
    await press('{Enter}');
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Counted cash' })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Close for good' })).toHaveFocus());
    await press('{Enter}');
    const close = { date: '2026-11-20', countedCash: 1_625_000, expectedCash: 1_635_000 };
    await waitFor(() => expect(args.onCloseDay).toHaveBeenCalledWith(close, expect.anything()));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Day book' })).toHaveFocus());
  },
};

/** Another admin has closed the day meanwhile. */
export const CloseRefused: Story = {
  args: {
    onCloseDay: fn<DayBookScreenProps['onCloseDay']>(async () => ({
      message: 'owner@example.com has closed this day already.',
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close day' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Counted cash' }), '0{Enter}');
    await userEvent.click(await sheet.findByRole('button', { name: 'Close for good' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent('owner@example.com has closed this day already');
  },
};

/** A day that is closed with less than expected takes no more entries; cash is recorded on the present day. */
export const Closed: Story = {
  args: { dayBook: { state: 'ready', data: closedDayBook } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('৳100 short')).toBeVisible();
    await expect(canvas.getByText(/belongs to/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close day' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Export Closed days' }));
    await expect(args.onExportClosedDays).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cash in or out' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByLabelText('Day, if not today')).toHaveValue('');
  },
};

/** A day that was closed together with a later one. */
export const ClosedLater: Story = {
  args: { dayBook: { state: 'ready', data: { ...closedDayBook, date: '2026-11-19' } }, date: '2026-11-19' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Together with (20 November|November 20,) 2026$/)).toBeVisible();
  },
};

/** Once today is closed, tomorrow has what is recorded. */
export const TodayClosed: Story = {
  args: { dayBook: { state: 'ready', data: { ...closedDayBook, today: '2026-11-20' } } },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Next day' });
    await expect(next).toHaveAttribute('href', paths.dayBookOf('2026-11-21'));
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
