import { useState } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import type { Customer } from '@dealerkit/domain/books';
import { brakeDisc, customersFor, findCustomers, garage, karim } from '../../../stories/fixtures/index.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { CounterOrderForm } from './CounterOrderForm.js';
import type { CounterOrderFormProps } from './CounterOrderForm.js';
import formMeta from './CounterOrderForm.stories.js';

const WithCustomers = ({ given, ...props }: CounterOrderFormProps & { given?: Customer | undefined }) => {
  const [search, onSearchChange] = useState('');
  const [customer, onCustomerChange] = useState(given);
  const picker = { search, onSearchChange, matches: customersFor(search), onFind: findCustomers };
  return <CounterOrderForm {...props} customers={{ picker, customer, onCustomerChange }} />;
};

const meta = {
  ...formMeta,
  component: CounterOrderForm,
  title: 'CounterOrderForm',
  tags: ['!autodocs', '!manifest'],
  args: { ...formMeta.args, lines: [basketLine(brakeDisc, 4)] },
  render: (args: CounterOrderFormProps) => <WithCustomers {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

const searchIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Phone or name of the customer' });

/** Enter takes the customer whose phone was typed, with name and address, and goes on to the parts; the order has no field for an e-mail address. */
export const KnownCustomer: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(searchIn(canvasElement), '01819 000731{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Another customer' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search for a part' })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: 'Customer’s e-mail' })).toBeNull();
    const address = canvas.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveValue('Ambarkhana, Sylhet'));
    await tabUntil(canvas.getByRole('button', { name: 'Place order' }));
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({
        userName: 'Abdul Karim',
        phone: '+880 1819-000731',
        address: 'Ambarkhana, Sylhet',
        userEmail: '',
      }),
    );
  },
};

/** No customer has the number: the name is asked for, with the phone filled in. */
export const NewCustomer: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(searchIn(canvasElement), '01999-000222{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Customer’s name' })).toHaveFocus());
    await press('Shafiq Miah');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('01999-000222');
    await tabUntil(canvas.getByRole('button', { name: 'Place order' }));
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith(
        expect.objectContaining({ userName: 'Shafiq Miah', phone: '01999-000222' }),
      ),
    );
  },
};

export const AboveLimit: Story = {
  render: (args) => <WithCustomers {...args} given={garage} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Owes ৳124,800.50, above the limit of ৳100,000.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Another customer' }));
    await waitFor(() => expect(searchIn(canvasElement)).toHaveFocus());
  },
};

/** The order would raise the balance above the limit. */
export const AboveLimitWithOrder: Story = {
  render: (args) => <WithCustomers {...args} given={{ ...garage, balance: 5_000_000 }} />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('With this order the balance is ৳108,000, above the limit of ৳100,000.'),
    ).toBeVisible();
  },
};

/** Without a customer the fields for a new one say what is missing. */
export const NoCustomer: Story = {
  args: { onOrder: fn<CounterOrderFormProps['onOrder']>(async () => undefined) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    const name = await canvas.findByRole('textbox', { name: 'Customer’s name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is Required'));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const Given: Story = { render: (args) => <WithCustomers {...args} given={karim} /> };
