import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import {
  basketParts,
  brakeDisc,
  changedBasket,
  clutchKit,
  factsPart,
  longWordsPart,
  parts,
  resolveLines,
} from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { CounterOrderForm } from './CounterOrderForm.js';
import type { CounterOrderFormProps } from './CounterOrderForm.js';

const disc = 'Ventilated Brake Disc 430 mm';
const kit = 'Clutch Kit 395 mm, Three-Piece';

const meta = {
  component: CounterOrderForm,
  args: {
    search: '',
    onSearchChange: fn(),
    parts: { state: 'ready', data: parts },
    lines: [],
    lineParts: { state: 'ready', data: [...basketParts, longWordsPart] },
    onLinesChange: fn<CounterOrderFormProps['onLinesChange']>(() => true),
    onResolve: fn<CounterOrderFormProps['onResolve']>(resolveLines),
    onOrder: fn<CounterOrderFormProps['onOrder']>(async () => undefined),
  },
  render: function Render(args) {
    const [search, setSearch] = useState(args.search);
    const [lines, setLines] = useState(args.lines);
    return (
      <CounterOrderForm
        {...args}
        search={search}
        onSearchChange={setSearch}
        lines={lines}
        onLinesChange={(change) => {
          setLines(change(lines));
          return args.onLinesChange(change);
        }}
      />
    );
  },
  decorators: [maxWidth('44rem')],
} satisfies Meta<typeof CounterOrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const customer = {
  userName: 'Abdul Karim',
  phone: '01819-000731',
  address: 'Collected at the counter',
  userEmail: '',
};

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    search: canvas.getByRole('searchbox', { name: 'Search for a part' }),
    name: canvas.getByRole('textbox', { name: 'Customer’s name' }),
    phone: canvas.getByRole('textbox', { name: 'Phone' }),
    email: canvas.getByRole('textbox', { name: 'Customer’s e-mail' }),
    submit: canvas.getByRole('button', { name: 'Place order' }),
    quantityOf: (part: string) => canvas.getByRole('textbox', { name: `Quantity of ${part}` }),
  };
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = formIn(canvasElement);
  await userEvent.type(form.name, customer.userName);
  await userEvent.type(form.phone, customer.phone);
  return form;
};

export const Empty: Story = {
  args: { onResolve: fn<CounterOrderFormProps['onResolve']>(async () => []) },
  play: async ({ args, canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a part first.');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { lines: [basketLine(brakeDisc, 4), basketLine(factsPart)] },
  play: async ({ canvasElement }) => {
    const { canvas, quantityOf } = await fillIn(canvasElement);
    await expect(quantityOf(disc)).toHaveValue('4');
    await expect(canvas.getByText('৳94,800')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Choose / })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${disc}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(quantityOf(disc)).toHaveValue('4');
  },
};

/** A part by its number, one by its name, and a number that is not known: the focus goes to the quantity and back. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { canvas, search, name, phone, quantityOf } = formIn(canvasElement);
    await typeInto(search, '3482.000.556{Enter}');
    await waitFor(() => expect(quantityOf(kit)).toHaveFocus());
    await press('3{Enter}');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await press('2 x 3482 000 556{Enter}');
    await waitFor(() => expect(quantityOf(kit)).toHaveFocus());
    await expect(quantityOf(kit)).toHaveValue('5');
    await press('{Enter}9999999{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('exactly this number');
    await expect(search).toHaveFocus();
    await press('{Control>}a{/Control}disc');
    await tabUntil(canvas.getByRole('button', { name: `Choose ${disc}` }));
    await press('{Enter}');
    await expect(quantityOf(disc)).toHaveFocus();
    await press('4{Enter}');
    await tabTo(canvas.getByRole('button', { name: 'Paste a list' }));
    await typeInto(name, customer.userName);
    await typeInto(phone, customer.phone);
    await press('{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith(customer));
    await expect(quantityOf(kit)).toHaveValue('5');
    await expect(quantityOf(disc)).toHaveValue('4');
  },
};

export const PastedList: Story = {
  args: { lines: [basketLine(brakeDisc, 4)] },
  play: async ({ canvasElement }) => {
    const { canvas, quantityOf } = formIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Paste a list' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your list' }));
    await userEvent.paste('6 x 3482 000 556\nclutch kit 430 - 2 pcs\nair compressor');
    await userEvent.click(canvas.getByRole('button', { name: 'Find the parts' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 parts to the order' }));
    await expect(canvas.getByText('2 parts are in the order now.')).toBeVisible();
    await expect(quantityOf(kit)).toHaveValue('6');
    const lines = within(canvas.getByRole('list', { name: 'Parts of the order' }));
    await expect(lines.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Invalid: Story = {
  args: { lines: [basketLine(brakeDisc, 2)] },
  play: async ({ args, canvasElement }) => {
    const { name, phone, email, submit } = formIn(canvasElement);
    await userEvent.type(email, 'karim');
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is Required'));
    await expect(phone).toHaveAccessibleDescription('Phone is Required');
    await expect(email).toHaveAccessibleDescription(/^Provide a valid Email/);
    await userEvent.type(phone, 'abc');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Enter a phone number with at least 6 digits'));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

/** Prices and stock have changed since the lines were chosen. */
export const Changed: Story = {
  args: { lines: changedBasket },
  play: async ({ args, canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('4 parts need your answer first.');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: {
    lines: [basketLine(clutchKit)],
    onOrder: fn<CounterOrderFormProps['onOrder']>(() => new Promise(() => undefined)),
  },
  play: async ({ args, canvasElement }) => {
    const { submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

/** The host refuses the order because of one line. */
export const Rejected: Story = {
  args: {
    lines: [basketLine(brakeDisc, 4), basketLine(factsPart)],
    refusals: { [brakeDisc._id]: 'Only 3 are left.' },
    onOrder: fn<CounterOrderFormProps['onOrder']>(async () => ({ message: 'Nothing was ordered.' })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, submit, quantityOf } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await canvas.findByText('Nothing was ordered.')).toBeVisible();
    await expect(canvas.getByText('Not ordered: Only 3 are left.')).toBeVisible();
    await expect(name).toHaveValue(customer.userName);
    await expect(quantityOf(kit)).toHaveValue('1');
  },
};

export const LongText: Story = { args: { lines: [basketLine(longWordsPart, 2), basketLine(brakeDisc, 36)] } };
