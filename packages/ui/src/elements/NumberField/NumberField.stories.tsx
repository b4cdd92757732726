import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { en } from '../../texts/en.js';
import { NumberField } from './NumberField.js';
import type { NumberFieldProps } from './NumberField.js';

const Controlled = ({ value, onChange, ...rest }: NumberFieldProps) => {
  const [text, setText] = useState(value);
  return (
    <NumberField
      {...rest}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(event);
      }}
    />
  );
};

const meta = {
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Quantity',
    hint: 'Between 2 and 38 pieces',
    value: '2',
    min: 2,
    max: 38,
    required: true,
    onChange: fn(),
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announces the new value while the focus is on a step button. */
const liveRegion = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live="polite"]');

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await tabTo(canvas.getByRole('button', { name: en.common.decrease('Quantity') }), field);
    await press('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('3');
    await tabTo(canvas.getByRole('button', { name: en.common.increase('Quantity') }));
    await press('{Enter} ');
    await expect(field).toHaveValue('5');
    await expect(liveRegion(canvasElement)).toHaveTextContent(/^5$/);
  },
};

export const StopsAtLimits: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const decrease = canvas.getByRole('button', { name: en.common.decrease('Quantity') });
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decrease);
    await expect(args.onChange).not.toHaveBeenCalled();
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '99{ArrowUp}');
    await expect(field).toHaveValue('99');
    await userEvent.type(field, '{ArrowDown}');
    await expect(field).toHaveValue('38');
  },
};

export const BanglaDigits: Story = {
  args: { value: '১২' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('১২');
    await userEvent.click(canvas.getByRole('button', { name: en.common.increase('Quantity') }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('13');
    await expect(liveRegion(canvasElement)).toHaveTextContent(/^13$/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '0');
    await expect(liveRegion(canvasElement)).toBeEmptyDOMElement();
  },
};

export const Decimal: Story = {
  args: { label: 'Rating out of 5', hint: undefined, inputMode: 'decimal', value: '', min: 0, max: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Rating out of 5' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '2.5');
    await userEvent.click(canvas.getByRole('button', { name: en.common.increase('Rating out of 5') }));
    await expect(field).toHaveValue('3');
    await userEvent.clear(field);
    await userEvent.type(field, '2.5{ArrowDown}');
    await expect(field).toHaveValue('2');
  },
};

export const Invalid: Story = {
  args: { value: '40', error: 'Quantity should be grater than default value and less than maximum value' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Quantity' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Quantity should be grater than default value and less than maximum value Between 2 and 38 pieces',
    );
  },
};

export const LongText: Story = {
  args: { label: 'How many pieces of it the workshop needs this month', value: '1000000000000' },
};
