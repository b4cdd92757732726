import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brakeDisc, parts } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { CounterOrderForm } from './CounterOrderForm.js';
import type { CounterOrderFormProps } from './CounterOrderForm.js';

const meta = {
  component: CounterOrderForm,
  args: {
    search: '',
    onSearchChange: fn(),
    parts: { state: 'ready', data: parts },
    onOrder: fn<CounterOrderFormProps['onOrder']>(async () => undefined),
  },
  decorators: [maxWidth('40rem')],
} satisfies Meta<typeof CounterOrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const pickPart = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Choose Ventilated Brake Disc 430 mm' }));
  return {
    canvas,
    quantity: canvas.getByRole('textbox', { name: 'Quantity' }),
    name: canvas.getByRole('textbox', { name: 'Customer’s name' }),
    phone: canvas.getByRole('textbox', { name: 'Phone' }),
    email: canvas.getByRole('textbox', { name: 'Customer’s e-mail' }),
    submit: canvas.getByRole('button', { name: 'Place order' }),
  };
};

const order = {
  orderQuantity: 2,
  userName: 'Abdul Karim',
  phone: '01819-000731',
  address: 'Collected at the counter',
  userEmail: '',
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = await pickPart(canvasElement);
  await userEvent.type(form.name, order.userName);
  await userEvent.type(form.phone, order.phone);
  return form;
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Search for a part' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Place order' })).toBeNull();
  },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, quantity } = await fillIn(canvasElement);
    await expect(quantity).toHaveValue('2');
    await expect(canvas.getByText('৳29,000')).toBeVisible();
  },
};

export const Sent: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: 'Choose Ventilated Brake Disc 430 mm' }));
    await press('{Enter}');
    await expect(canvas.getByRole('form')).toHaveFocus();
    await tabTo(canvas.getByRole('button', { name: 'Choose another part' }));
    await typeInto(canvas.getByRole('textbox', { name: 'Customer’s name' }), order.userName);
    await typeInto(canvas.getByRole('textbox', { name: 'Phone' }), order.phone);
    await press('{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith(brakeDisc, order));
  },
};

export const AnotherPart: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, name } = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another part' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Clutch Kit 430 mm' }));
    await expect(name).toHaveValue(order.userName);
    await expect(canvas.getByText('৳41,500')).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { quantity, name, phone, email, submit } = await pickPart(canvasElement);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '37');
    await userEvent.type(email, 'karim');
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is Required'));
    await expect(phone).toHaveAccessibleDescription('Phone is Required');
    await expect(quantity).toHaveAccessibleDescription(/^Quantity should be grater/);
    await expect(email).toHaveAccessibleDescription(/^Provide a valid Email/);
    await userEvent.type(phone, 'abc');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Enter a phone number with at least 6 digits'));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onOrder: fn<CounterOrderFormProps['onOrder']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    onOrder: fn<CounterOrderFormProps['onOrder']>(async () => ({ message: 'Only 1 left. Nothing was ordered.' })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only 1 left.');
    await expect(name).toHaveValue(order.userName);
  },
};
