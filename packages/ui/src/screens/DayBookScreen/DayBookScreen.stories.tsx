import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { dayBook, emptyDayBook } from '../../../stories/fixtures/index.js';
import { followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
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
    await expect(rows.at(-1)).toHaveTextContent('Total৳16,250.50৳8,500৳7,750.50');
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
