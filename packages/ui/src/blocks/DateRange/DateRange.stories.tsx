import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { DateRange } from './DateRange.js';
import type { DateRangeProps } from './DateRange.js';

/** Keeps the days, as a page does. */
const WithDates = (props: DateRangeProps) => {
  const [dates, setDates] = useState(props.dates);
  return (
    <DateRange
      dates={dates}
      onChange={(next) => {
        setDates(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  component: DateRange,
  render: (args) => <WithDates {...args} />,
  args: { dates: { from: '', to: '' }, onChange: fn() },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    await tabUntil(from);
    await press('2026-11-20');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '' });
    await expect(to).toHaveAttribute('min', '2026-11-20');
    await tabUntil(to);
    await press('2026-11-22');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-22' });
    await expect(from).toHaveAttribute('max', '2026-11-22');
  },
};
