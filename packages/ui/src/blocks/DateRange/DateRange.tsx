'use client';
import { Field } from '../../elements/Field/Field.js';
import type { FieldControl } from '../../elements/Field/Field.js';
import { useTexts } from '../../UiProvider.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { root } from './DateRange.css.js';
import { ordersTexts } from '../../texts/en/orders.js';

/** The first and the last day, as `2026-11-22`; an empty day does not restrict the list. */
export interface Dates {
  from: string;
  to: string;
}

export interface DateRangeProps {
  /** The present days. */
  dates: Dates;
  /** Called with each change. */
  onChange: (dates: Dates) => void;
}

/** Two fields for the first and the last day of a list. */
export const DateRange = ({ dates: { from, to }, onChange }: DateRangeProps) => {
  const { orders } = useTexts(ordersTexts);
  const input = (key: keyof Dates) => (control: FieldControl) => (
    <input
      {...control}
      type="date"
      value={key === 'from' ? from : to}
      min={key === 'to' ? from : undefined}
      max={key === 'from' ? to : undefined}
      onChange={({ target }) => onChange({ from, to, [key]: target.value })}
    />
  );
  return (
    <Grid columnWidth="sm" filled gap="sm" className={root}>
      <Field label={orders.from}>{input('from')}</Field>
      <Field label={orders.to}>{input('to')}</Field>
    </Grid>
  );
};
