import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { orderFormStory } from '../../../stories/orderForm.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { OrderForm } from './OrderForm.js';
import type { OrderFormProps } from './OrderForm.js';

const meta = {
  ...orderFormStory,
  component: OrderForm,
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const outOfRange = 'Quantity should be grater than default value and less than maximum value';

const delivery = { address: '14 Zindabazar Road, Sylhet', phone: '01700-000142' };

const formIn = (canvasElement: HTMLElement) => {
  const form = within(within(canvasElement).getByRole('form', { name: 'Order Here' }));
  const field = (name: string) => form.getByRole('textbox', { name });
  const submit = form.getByRole('button', { name: 'Place order' });
  return { form, address: field('Address'), phone: field('Phone'), quantity: field('Quantity'), submit };
};

const fillIn = async (canvasElement: HTMLElement, quantity = '4') => {
  const fields = formIn(canvasElement);
  await typeInto(fields.address, delivery.address);
  await typeInto(fields.phone, delivery.phone);
  await typeInto(fields.quantity, quantity);
  await tabUntil(fields.submit);
  await press('{Enter}');
  return fields;
};

export const Empty: Story = {
  tags: ['keyboard', 'S102', 'S108'],
  play: async ({ canvasElement }) => {
    const { form, address, phone, quantity, submit } = formIn(canvasElement);
    await expect(quantity).toHaveValue('2');
    await expect(quantity).toHaveAccessibleDescription('Between 2 and 36 pieces');
    await expect(address).toHaveAttribute('autocomplete', 'street-address');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await expect(form.getByRole('status')).toHaveTextContent('29,000');
    await tabTo(address, phone, form.getByRole('button', { name: 'Decrease quantity' }), quantity);
    await press('{ArrowUp}');
    await expect(quantity).toHaveValue('3');
    await tabTo(form.getByRole('button', { name: 'Increase quantity' }), submit);
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { address, quantity } = await fillIn(canvasElement, '১২');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ ...delivery, orderQuantity: 12 }));
    await waitFor(() => expect(address).toHaveValue(''));
    await expect(quantity).toHaveValue('2');
  },
};

export const Invalid: Story = {
  tags: ['S100', 'S101'],
  play: async ({ args, canvasElement }) => {
    const { address, phone, submit } = formIn(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(address).toHaveAccessibleDescription('Address is Required'));
    await expect(address).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('Phone is Required');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const QuantityOutOfRange: Story = {
  tags: ['S106', 'keyboard'],
  play: async ({ args, canvasElement }) => {
    const { quantity } = await fillIn(canvasElement, '37');
    await waitFor(() => expect(args.onInvalidQuantity).toHaveBeenCalledWith(outOfRange));
    await expect(quantity).toHaveAccessibleDescription(`${outOfRange} Between 2 and 36 pieces`);
    await expect(quantity).toHaveFocus();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onOrder: fn<OrderFormProps['onOrder']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { submit } = await fillIn(canvasElement);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  tags: ['keyboard'],
  args: {
    onOrder: fn<OrderFormProps['onOrder']>(async () => ({
      message: 'Only 3 are left.',
      fields: { orderQuantity: 'At most 3' },
    })),
  },
  play: async ({ canvasElement }) => {
    const { form, address, quantity } = await fillIn(canvasElement);
    await expect(await form.findByRole('alert')).toHaveTextContent('Only 3 are left.');
    await expect(quantity).toHaveAccessibleDescription('At most 3 Between 2 and 36 pieces');
    await expect(address).toHaveValue(delivery.address);
  },
};

/** A dealer asks for the number of the truck. */
export const OwnField: Story = {
  tags: ['keyboard'],
  args: { children: <TextField name="truck" label={'Truck number'} hint={'For example 11-2233'} pattern="[0-9\-]+" /> },
  play: async ({ args, canvasElement }) => {
    const truck = within(canvasElement).getByRole('textbox', { name: 'Truck number' });
    await typeInto(truck, 'abc');
    await fillIn(canvasElement);
    await waitFor(() => expect(truck).toHaveFocus());
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.clear(truck);
    await press('11-2233{Enter}');
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({ ...delivery, orderQuantity: 4, extra: { truck: '11-2233' } }),
    );
    await waitFor(() => expect(truck).toHaveValue(''));
    await expect(truck).toHaveFocus();
  },
};
