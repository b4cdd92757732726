import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { customersFor, findCustomers, garage, karim, longWordsCustomer } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PaymentForm } from './PaymentForm.js';
import type { PaymentFormProps } from './PaymentForm.js';

const meta = {
  component: PaymentForm,
  args: {
    customer: karim,
    onPay: fn<PaymentFormProps['onPay']>(async () => undefined),
    onPaid: fn(),
  },
  decorators: [maxWidth('26.5rem')],
} satisfies Meta<typeof PaymentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    amount: canvas.getByRole('textbox', { name: 'Amount' }),
    method: canvas.getByRole('combobox', { name: 'Method' }),
    review: canvas.getByRole('button', { name: 'Review' }),
  };
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(formIn(canvasElement).amount).toHaveFocus();
  },
};

const WithSearch = (props: PaymentFormProps) => {
  const [search, setSearch] = useState('');
  const picker = { search, onSearchChange: setSearch, matches: customersFor(search), onFind: findCustomers };
  return <PaymentForm {...props} customer={undefined} picker={picker} />;
};

/** Phone, Enter, amount, Enter, Enter. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: (args) => <WithSearch {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await press('0731{Enter}');
    await waitFor(() => expect(formIn(canvasElement).amount).toHaveFocus());
    await press('৫,০০০/-{Enter}');
    const confirm = await canvas.findByRole('button', { name: 'Record payment' });
    await expect(confirm).toHaveFocus();
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '৳5,000 from Abdul Karim (Cash)Balance ৳12,500, then ৳7,500',
    );
    await expect(args.onPay).not.toHaveBeenCalled();
    await tabTo(canvas.getByRole('button', { name: 'Correct it' }));
    await press('{Enter}');
    await waitFor(() => expect(formIn(canvasElement).amount).toHaveValue('৫,০০০/-'));
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record payment' })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce());
    await expect(args.onPay).toHaveBeenCalledWith(karim, { amount: 500_000, method: 'cash' }, expect.anything());
  },
};

/** On a server that keeps cheques the balance stays until the cheque has cleared. */
export const Cheque: Story = {
  args: { customer: { ...karim, cheques: { amount: 0 } } },
  play: async ({ args, canvasElement }) => {
    const { canvas, amount, method } = formIn(canvasElement);
    await userEvent.type(amount, '5000');
    await userEvent.selectOptions(method, 'Cheque');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cheque number' }), '0045829');
    await fireEvent.change(canvas.getByLabelText('Date on the cheque'), { target: { value: '2027-01-07' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(await canvas.findByText('The balance stays ৳12,500 until the cheque has cleared')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce());
  },
};

/** Money back needs a reason. */
export const Refund: Story = {
  args: { kind: 'refund' },
  play: async ({ args, canvasElement }) => {
    const { canvas, amount, review } = formIn(canvasElement);
    await userEvent.type(amount, '500');
    await userEvent.click(review);
    const reason = canvas.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Enter why'));
    await userEvent.type(reason, 'Wrong hub{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Record refund' }));
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce());
    const refund = { amount: 50_000, method: 'cash', note: 'Wrong hub' };
    await expect(args.onPay).toHaveBeenCalledWith(karim, refund, expect.anything());
  },
};

/** The balance that a refund leaves. */
export const RefundReview: Story = {
  args: { kind: 'refund' },
  play: async ({ canvasElement }) => {
    const { canvas, amount } = formIn(canvasElement);
    await userEvent.type(amount, '500');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Wrong hub{Enter}');
    await canvas.findByRole('button', { name: 'Record refund' });
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '৳500 back to Abdul Karim (Cash)Balance ৳12,500, then ৳13,000',
    );
  },
};

/** One press fills in all that the customer owes. */
export const All: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { canvas, amount } = formIn(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: 'All ৳12,500' }));
    await press('{Enter}');
    await expect(amount).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record payment' })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(karim, { amount: 1_250_000, method: 'cash' }, expect.anything()),
    );
  },
};

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, amount, method } = formIn(canvasElement);
    await userEvent.type(amount, '12500');
    await userEvent.selectOptions(method, 'Cheque');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cheque number' }), '0045821');
    await fireEvent.change(canvas.getByLabelText(/Date on the cheque/), { target: { value: '2026-11-30' } });
    await press('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct it' }));
    const note = await canvas.findByRole('textbox', { name: 'Note' });
    await fireEvent.change(canvas.getByLabelText('Day, if not today'), { target: { value: '2026-11-18' } });
    await userEvent.type(note, 'Half of it{Enter}');
    await expect(await canvas.findByText(/^(18 November|November 18,) 2026$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Record payment' }));
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(
        karim,
        {
          amount: 1_250_000,
          method: 'cheque',
          reference: '0045821',
          chequeDate: '2026-11-30',
          note: 'Half of it',
          at: '2026-11-18',
        },
        expect.anything(),
      ),
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, amount, method, review } = formIn(canvasElement);
    await userEvent.selectOptions(method, 'Cheque');
    const day = canvas.getByLabelText('Day, if not today');
    await fireEvent.change(day, { target: { value: '2999-01-01' } });
    for (const typed of ['0', '-5', '1000000000000000', 'five']) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.click(review);
      await waitFor(() => expect(amount).toHaveAccessibleDescription('Enter an amount above 0, for example 1500'));
    }
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.005');
    await userEvent.click(review);
    await waitFor(() => expect(amount).toHaveAccessibleDescription('Enter at most 2 decimals'));
    await expect(day).toHaveAccessibleDescription('Choose today or an earlier day');
    await expect(canvas.getByRole('textbox', { name: 'Cheque number' })).toHaveAccessibleDescription(
      'Enter the number of the cheque',
    );
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

const toReview = async (canvasElement: HTMLElement) => {
  const { canvas, amount } = formIn(canvasElement);
  await userEvent.type(amount, '500{Enter}');
  return { canvas, confirm: await canvas.findByRole('button', { name: 'Record payment' }) };
};

export const Sending: Story = {
  args: { onPay: fn<PaymentFormProps['onPay']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { confirm } = await toReview(canvasElement);
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: { onPay: fn<PaymentFormProps['onPay']>(async () => ({ message: 'The shop could not be reached.' })) },
  play: async ({ args, canvasElement }) => {
    const { canvas, confirm } = await toReview(canvasElement);
    await userEvent.click(confirm);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onPay).toHaveBeenCalledTimes(2));
    const [first, second] = args.onPay.mock.calls;
    await expect(second?.[2]).toBe(first?.[2]);
    await expect(args.onPaid).not.toHaveBeenCalled();
  },
};

/** The same payment was recorded within the hour, perhaps from a form whose answer was lost. */
export const AlreadyRecorded: Story = {
  args: {
    onPay: fn<PaymentFormProps['onPay']>(async (_customer, { isRepeated }) =>
      isRepeated ? undefined : { message: 'Already recorded at 14:02?', isRecorded: true },
    ),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, confirm } = await toReview(canvasElement);
    await userEvent.click(confirm);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Already recorded at 14:02?');
    await expect(args.onPaid).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Record it again' }));
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce());
    const repeated = { amount: 50_000, method: 'cash', isRepeated: true };
    await expect(args.onPay).toHaveBeenLastCalledWith(karim, repeated, expect.anything());
  },
};

export const AboveLimit: Story = { args: { customer: garage } };
export const LongText: Story = { args: { customer: longWordsCustomer } };
