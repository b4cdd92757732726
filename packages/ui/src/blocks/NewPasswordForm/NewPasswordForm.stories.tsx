import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { tabTo, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { NewPasswordForm } from './NewPasswordForm.js';
import type { NewPasswordFormProps } from './NewPasswordForm.js';

const meta = {
  component: NewPasswordForm,
  args: { email: 'shopper@dealerkit.dev', onChoose: fn<NewPasswordFormProps['onChoose']>(async () => undefined) },
  decorators: [maxWidth('24rem')],
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    password: canvas.getByLabelText('New password'),
    choose: canvas.getByRole('button', { name: 'Set new password' }),
  };
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { password } = formIn(canvasElement);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await tabTo(password);
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await typeInto(formIn(canvasElement).password, 'kadamtali-8{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('kadamtali-8'));
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { password, choose } = formIn(canvasElement);
    await userEvent.click(choose);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Password is Required/));
    await userEvent.type(password, '12345');
    await expect(password).toHaveAccessibleDescription(/Password must be 6 characters or longer/);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onChoose: fn<NewPasswordFormProps['onChoose']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { password, choose } = formIn(canvasElement);
    await userEvent.type(password, 'kadamtali-8{Enter}');
    await waitFor(() => expect(choose).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(choose);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    onChoose: fn<NewPasswordFormProps['onChoose']>(async () => ({
      message: 'This link has expired or was already used. Request a new one.',
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, password, choose } = formIn(canvasElement);
    await userEvent.type(password, 'kadamtali-8{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('expired or was already used');
    await expect(password).toHaveValue('kadamtali-8');
    await expect(choose).not.toHaveAttribute('aria-busy');
  },
};
