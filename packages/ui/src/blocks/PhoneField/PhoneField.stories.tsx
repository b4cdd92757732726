import type { Meta, StoryObj } from '@storybook/react-vite';
import { useController, useForm } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { PhoneField } from './PhoneField.js';
import type { PhoneFieldProps } from './PhoneField.js';

/** Keeps the number in a form, and shows it below. */
const InForm = ({ value, ...rest }: PhoneFieldProps) => {
  const { control } = useForm({ defaultValues: { phone: value } });
  const { field } = useController({ control, name: 'phone' });
  return (
    <>
      <PhoneField {...rest} {...field} />
      <output>{field.value}</output>
    </>
  );
};

const meta = {
  component: PhoneField,
  args: { label: 'Phone', autoComplete: 'tel', value: '', onChange: () => undefined },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Phone' });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await typeInto(field, '01700-000142');
    await expect(field).toHaveValue('01700-000142');
    await userEvent.tab();
    await expect(field).toHaveValue('+880 1700-000142');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('01700-000142');
    await tabUntil(field);
    await press('{End}{Backspace}');
    await expect(field).toHaveValue('+880 1700-00014');
  },
};

export const BanglaDigits: Story = {
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, '০১৭০০০০০১৪২');
    await userEvent.tab();
    await expect(field).toHaveValue('+880 1700-000142');
  },
};

/** Several numbers and remarks stay as they are. */
export const SeveralNumbers: Story = {
  args: { value: '01711-000000, 01819-000000 (office)' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement));
    await userEvent.tab();
    await expect(fieldIn(canvasElement)).toHaveValue(args.value);
  },
};

export const Invalid: Story = {
  args: { value: 'abc', required: true, error: 'Enter a phone number with at least 6 digits' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription('Enter a phone number with at least 6 digits');
  },
};
