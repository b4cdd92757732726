import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { LoginForm } from './LoginForm.js';
import type { LoginFormProps } from './LoginForm.js';

const meta = {
  component: LoginForm,
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(async () => undefined),
    onGoogle: fn(async (): Promise<SubmitResult> => undefined),
    onForgot: fn(),
  },
  decorators: [maxWidth('24rem')],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByRole('textbox', { name: 'Email' }),
    password: canvas.getByLabelText('Password'),
    login: canvas.getByRole('button', { name: 'Login' }),
    forgot: canvas.getByRole('button', { name: 'Forgot your password?' }),
    google: canvas.getByRole('button', { name: 'Continue with Google' }),
  };
};

const typed = { email: 'shopper@dealerkit.dev', password: 'shopper123' };

const fillIn = async (canvasElement: HTMLElement) => {
  const form = formIn(canvasElement);
  await typeInto(form.email, typed.email);
  await typeInto(form.password, typed.password);
  return form;
};

export const Empty: Story = {
  tags: ['S073', 'S074'],
  play: async ({ canvasElement }) => {
    const { canvas, email, password, login, forgot, google } = formIn(canvasElement);
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    const showPassword = canvas.getByRole('button', { name: 'Show password' });
    await tabTo(email, password, showPassword, login, forgot, google);
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await fillIn(canvasElement);
    await press('{Enter}');
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(typed));
  },
};

export const Invalid: Story = {
  tags: ['S076', 'S077', 'S079', 'S080', 'S082'],
  play: async ({ args, canvasElement }) => {
    const { email, password, login } = formIn(canvasElement);
    await userEvent.click(login);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is Required'));
    await expect(password).toHaveAccessibleDescription('Password is Required');
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'shopper');
    await expect(email).toHaveAccessibleDescription('Provide a valid Email');
    await userEvent.type(password, '12345');
    await expect(password).toHaveAccessibleDescription('Password must be 6 characters or longer');
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onLogin: fn<LoginFormProps['onLogin']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { login, password } = await fillIn(canvasElement);
    await userEvent.click(login);
    await waitFor(() => expect(login).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(password, '{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  tags: ['S092'],
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(async () => ({ message: 'Wrong e-mail or password.' })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, email, login, password } = await fillIn(canvasElement);
    await userEvent.click(login);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong e-mail or password.');
    await expect(email).toHaveValue(typed.email);
    await expect(password).toHaveValue(typed.password);
    await expect(login).not.toHaveAttribute('aria-busy');
  },
};

export const GoogleRejected: Story = {
  args: {
    onGoogle: fn(async (): Promise<SubmitResult> => ({ message: 'The browser blocked the Google window.' })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, google } = formIn(canvasElement);
    await userEvent.click(google);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('blocked the Google window');
    await expect(canvas.queryByText('Email is Required')).toBeNull();
  },
};

export const ForgotPassword: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { email, forgot } = formIn(canvasElement);
    await typeInto(email, typed.email);
    await tabUntil(forgot);
    await press('{Enter}');
    await expect(args.onForgot).toHaveBeenCalledWith(typed.email);
  },
};
