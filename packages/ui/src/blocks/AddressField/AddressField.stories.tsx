import type { Meta, StoryObj } from '@storybook/react-vite';
import { useController, useForm } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { typeInto } from '../../../stories/keyboard.js';
import { AddressField } from './AddressField.js';
import type { AddressFieldProps } from './AddressField.js';

/** Keeps the address in a form. */
const InForm = ({ value, ...rest }: AddressFieldProps) => {
  const { control } = useForm({ defaultValues: { address: value } });
  const { field } = useController({ control, name: 'address' });
  return <AddressField {...rest} {...field} />;
};

const meta = {
  component: AddressField,
  args: {
    label: 'Address',
    autoComplete: 'street-address',
    value: '',
    onChange: () => undefined,
    districts: ['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet'],
  },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

const suggestionsIn = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('datalist option'), ({ textContent }) => textContent);

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Address' });
    await expect(suggestionsIn(canvasElement)).toEqual(['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet']);
    await typeInto(field, '14 Zindabazar Road, Syl');
    await expect(suggestionsIn(canvasElement)).toContain('14 Zindabazar Road, Sylhet');
    await expect(field).toHaveValue('14 Zindabazar Road, Syl');
  },
};

/** The addresses of earlier orders come before the districts. */
export const EarlierAddresses: Story = {
  args: { addresses: ['14 Zindabazar Road, Sylhet', 'Bondor, Chattogram'] },
  play: async ({ canvasElement }) => {
    await expect(suggestionsIn(canvasElement).slice(0, 3)).toEqual([
      '14 Zindabazar Road, Sylhet',
      'Bondor, Chattogram',
      'Habiganj',
    ]);
  },
};

/** A dealer whose country has no list. */
export const NoDistricts: Story = {
  args: { districts: undefined },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Address' });
    await userEvent.type(field, 'Tamabil');
    await expect(suggestionsIn(canvasElement)).toEqual([]);
  },
};

/** An earlier order can have an address of several lines. */
export const SeveralLines: Story = {
  args: { value: 'Rahim Motors\n14 Zindabazar Road \n Sylhet' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('Rahim Motors, 14 Zindabazar Road, Sylhet');
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Address is Required' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeInvalid();
  },
};
