import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { karim, longWordsCustomer } from '../../../stories/fixtures/index.js';
import { press, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { CustomerForm } from './CustomerForm.js';
import type { CustomerFormProps } from './CustomerForm.js';

const meta = {
  component: CustomerForm,
  args: { onSave: fn<CustomerFormProps['onSave']>(async () => undefined), onSaved: fn() },
  decorators: [maxWidth('26.5rem')],
} satisfies Meta<typeof CustomerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldsIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = (name: string) => canvas.getByRole('textbox', { name });
  return {
    canvas,
    phones: field('Phone numbers'),
    name: field('Name'),
    limit: field('Credit limit'),
    save: canvas.getByRole('button', { name: 'Save' }),
  };
};

export const Empty: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { phones, name, limit } = fieldsIn(canvasElement);
    await typeInto(phones, '01819-000731, ০১৭০০ ০০০ ৫৫৫');
    await typeInto(name, 'Abdul Karim');
    await typeInto(limit, '৫০,০০০/-');
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'Abdul Karim',
        phones: ['+8801819000731', '+8801700000555'],
        creditLimit: 5_000_000,
      }),
    );
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { customer: karim },
  play: async ({ canvasElement }) => {
    const { phones, limit } = fieldsIn(canvasElement);
    await expect(phones).toHaveValue('+880 1819-000731, +880 1700-000555');
    await expect(limit).toHaveValue('50000');
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { phones, name, limit, save } = fieldsIn(canvasElement);
    await userEvent.type(limit, '1.005');
    await userEvent.click(save);
    await waitFor(() => expect(phones).toHaveAccessibleDescription(/^Enter at least one phone number/));
    await expect(name).toHaveAccessibleDescription('Enter a name');
    await expect(limit).toHaveAccessibleDescription(/^Enter at most 2 decimals/);
    await userEvent.type(phones, '01819-000731, 01711');
    await waitFor(() => expect(phones).toHaveAccessibleDescription(/^“01711” is not a phone number/));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { customer: karim, onSave: fn<CustomerFormProps['onSave']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { save } = fieldsIn(canvasElement);
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Another customer has the phone number. */
export const Rejected: Story = {
  args: {
    customer: { phones: karim.phones, name: 'Karim' },
    existing: { _id: karim._id, name: karim.name },
    onSave: fn<CustomerFormProps['onSave']>(async () => ({
      message: 'This phone number belongs to another customer.',
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, save } = fieldsIn(canvasElement);
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('belongs to another customer');
    await expect(canvas.getByRole('link', { name: 'Open Abdul Karim' })).toHaveAttribute(
      'href',
      '/dashboard/customers/c1',
    );
    await expect(name).toHaveValue('Karim');
  },
};

export const LongText: Story = {
  args: { customer: longWordsCustomer, existing: { _id: longWordsCustomer._id, name: longWordsCustomer.name } },
};
