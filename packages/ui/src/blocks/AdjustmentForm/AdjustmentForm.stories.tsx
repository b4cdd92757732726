import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { AdjustmentForm } from './AdjustmentForm.js';
import type { AdjustmentFormProps } from './AdjustmentForm.js';

const meta = {
  component: AdjustmentForm,
  args: { onAdjust: fn<AdjustmentFormProps['onAdjust']>(async () => undefined), onAdjusted: fn() },
  decorators: [maxWidth('26.5rem')],
} satisfies Meta<typeof AdjustmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    amount: canvas.getByRole('textbox', { name: 'Raise the balance by' }),
    note: canvas.getByRole('textbox', { name: 'Note' }),
    submit: canvas.getByRole('button', { name: 'Record adjustment' }),
  };
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = formIn(canvasElement);
  await userEvent.type(form.amount, '-৫০০');
  await userEvent.type(form.note, 'Written off');
  return form;
};

export const Empty: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { amount, note } = formIn(canvasElement);
    await typeInto(amount, '18,250');
    await typeInto(note, 'From the old book{Enter}');
    await waitFor(() =>
      expect(args.onAdjust).toHaveBeenCalledWith({ amount: 1_825_000, note: 'From the old book' }, expect.anything()),
    );
    await expect(args.onAdjusted).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await fillIn(canvasElement);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onAdjust).toHaveBeenCalledWith({ amount: -50_000, note: 'Written off' }, expect.anything()),
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { amount, note, submit } = formIn(canvasElement);
    await userEvent.type(amount, '0');
    await userEvent.click(submit);
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/^Enter an amount other than 0/));
    await expect(note).toHaveAccessibleDescription('Enter why');
    await expect(args.onAdjust).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onAdjust: fn<AdjustmentFormProps['onAdjust']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await expect(args.onAdjust).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: { onAdjust: fn<AdjustmentFormProps['onAdjust']>(async () => ({ message: 'The shop could not be reached.' })) },
  play: async ({ canvasElement }) => {
    const { canvas, amount, submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
    await expect(amount).toHaveValue('-৫০০');
  },
};
