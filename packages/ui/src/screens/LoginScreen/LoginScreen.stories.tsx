import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '../../Loadable.js';
import { LoginScreen } from './LoginScreen.js';

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    onLogin: fn(async (): Outcome<'email' | 'password'> => undefined),
    onGoogle: fn(async (): Outcome => undefined),
    onReset: fn(async (): Outcome<'email'> => undefined),
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    await userEvent.type(main.getByRole('textbox', { name: 'Email' }), 'a.b@c.com');
    await userEvent.type(main.getByLabelText('Password'), '123456{Enter}');
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith({ email: 'a.b@c.com', password: '123456' }));
  },
};

export const Demo: Story = {
  args: {
    demoAccounts: [
      { email: 'admin@dealerkit.dev', password: 'admin123', role: 'admin' },
      { email: 'shopper@dealerkit.dev', password: 'shopper123', role: 'customer' },
    ],
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Fill in shopper@dealerkit.dev' }));
    await waitFor(() => expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@dealerkit.dev'));
    await expect(main.getByLabelText('Password')).toHaveValue('shopper123');
  },
};

export const Failed: Story = {
  args: { onLogin: fn(async (): Outcome<'email' | 'password'> => ({ message: 'Wrong e-mail or password.' })) },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.type(main.getByRole('textbox', { name: 'Email' }), 'shopper@dealerkit.dev');
    await userEvent.type(main.getByLabelText('Password'), 'not-this-one{Enter}');
    await expect(await main.findByRole('alert')).toHaveTextContent('Wrong e-mail or password.');
  },
};

/** Goes from the login to where the link was sent, by keyboard alone. */
const forget = async (canvasElement: HTMLElement) => {
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByRole('textbox', { name: 'Email' }), 'shopper@dealerkit.dev');
  main.getByRole('button', { name: 'Forgot your password?' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(main.getByRole('heading', { level: 1, name: 'Reset your password' })).toHaveFocus();
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@dealerkit.dev');
  await userEvent.type(main.getByRole('textbox', { name: 'Email' }), '{Enter}');
  await waitFor(() => expect(main.getByRole('heading', { level: 1, name: 'Look into your mailbox' })).toHaveFocus());
  return main;
};

export const LinkSent: Story = {
  play: async ({ canvasElement }) => {
    const main = await forget(canvasElement);
    await expect(main.getByText(/If there is an account for shopper@dealerkit.dev/)).toBeVisible();
    await expect(main.queryByLabelText('New password')).toBeNull();
  },
};

export const BackFromReset: Story = {
  play: async ({ canvasElement }) => {
    const main = await forget(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Back to the login' }));
    await expect(main.getByRole('heading', { level: 1, name: 'Login' })).toHaveFocus();
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@dealerkit.dev');
  },
};

export const DemoSendsNoMail: Story = {
  args: { onChoosePassword: fn(async (): Outcome<'password'> => undefined) },
  play: async ({ canvasElement }) => {
    const main = await forget(canvasElement);
    await expect(main.getByText(/This demo sends no mail/)).toBeVisible();
    await expect(main.getByLabelText('New password')).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  args: { onChoosePassword: fn(async (): Outcome<'password'> => undefined) },
  play: async ({ args, canvasElement }) => {
    const main = await forget(canvasElement);
    await userEvent.type(main.getByLabelText('New password'), 'kadamtali-8{Enter}');
    await waitFor(() => expect(main.getByRole('heading', { level: 1, name: 'Login' })).toHaveFocus());
    await expect(args.onChoosePassword).toHaveBeenCalledWith({
      email: 'shopper@dealerkit.dev',
      password: 'kadamtali-8',
    });
    await expect(main.getByText('Your password is changed. Login with the new one.')).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@dealerkit.dev');
  },
};
