import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { tabUntil } from '../../../stories/keyboard.js';
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
    const [from, to] = ['From', 'To'].map((name) => within(canvasElement).getByLabelText(name));
    await tabUntil(from as HTMLElement);
    await fireEvent.change(to as HTMLElement, { target: { value: '2026-11-22' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '2026-11-22' });
    await expect(from).toHaveAttribute('max', '2026-11-22');
    await fireEvent.change(from as HTMLElement, { target: { value: '2026-11-20' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-22' });
    await expect(to).toHaveAttribute('min', '2026-11-20');
  },
};
