import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useController, useForm } from 'react-hook-form';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { QuantityField } from './QuantityField.js';
import type { QuantityFieldProps } from './QuantityField.js';

/** Keeps the quantity in a form. */
const InForm = ({ value, ...rest }: QuantityFieldProps) => {
  const { control } = useForm({ defaultValues: { quantity: value } });
  const { field } = useController({ control, name: 'quantity' });
  return <QuantityField {...rest} {...field} />;
};

const meta = {
  component: QuantityField,
  args: { value: '2', onChange: () => undefined, bounds: { minimum: 2, available: 3 } },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Quantity' });
    await expect(field).toHaveAccessibleDescription('Between 2 and 3 pieces');
    await tabUntil(field);
    await press('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('3');
  },
};

/** The host does not say how many pieces are available. */
export const NoStock: Story = {
  args: { bounds: { minimum: 2, available: Infinity } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('At least 2');
  },
};

export const Invalid: Story = {
  args: {
    value: '9',
    error: 'Quantity should be grater than default value and less than maximum value',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};
