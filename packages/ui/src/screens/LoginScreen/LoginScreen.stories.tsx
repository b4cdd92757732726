import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { en } from '../../texts/en.js';
import { paths } from '@dealerkit/domain/paths';
import { LoginScreen } from './LoginScreen.js';
import type { LoginScreenProps } from './LoginScreen.js';

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen', path: paths.login },
  args: {
    onLogin: fn<LoginScreenProps['onLogin']>(async () => undefined),
    onGoogle: fn<NonNullable<LoginScreenProps['onGoogle']>>(async () => undefined),
    onReset: fn<NonNullable<LoginScreenProps['onReset']>>(async () => undefined),
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  tags: ['keyboard', 'S075', 'S081'],
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    await typeInto(main.getByRole('textbox', { name: 'Email' }), 'a.b@c.com');
    await typeInto(main.getByLabelText('Password'), '123456');
    const login = main.getByRole('button', { name: 'Login' });
    await tabUntil(login);
    await press('{Enter}');
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith({ email: 'a.b@c.com', password: '123456' }));
    await expect(login).toHaveFocus();
  },
};

export const SignedOut: Story = {
  args: { notice: en.identity.accountBlocked },
  play: async ({ canvasElement }) => {
    await expect(
      mainIn(canvasElement).getByText('This account has been blocked. Please contact the shop.'),
    ).toBeVisible();
  },
};

export const Demo: Story = {
  tags: ['keyboard'],
  args: {
    demoAccounts: [
      { email: 'admin@dealerkit.dev', password: 'admin123', role: 'admin' },
      { email: 'shopper@dealerkit.dev', password: 'shopper123', role: 'customer' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await tabUntil(main.getByRole('button', { name: 'Fill in shopper@dealerkit.dev' }));
    await press('{Enter}');
    await expectFocusReturned(main.getByRole('button', { name: 'Login' }));
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@dealerkit.dev');
    await expect(main.getByLabelText('Password')).toHaveValue('shopper123');
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onLogin).toHaveBeenCalledWith({ email: 'shopper@dealerkit.dev', password: 'shopper123' }),
    );
  },
};

/** Requests a reset link, by keyboard. */
const requestResetLink = async (canvasElement: HTMLElement) => {
  const main = mainIn(canvasElement);
  await typeInto(main.getByRole('textbox', { name: 'Email' }), 'shopper@dealerkit.dev');
  await tabUntil(main.getByRole('button', { name: 'Forgot your password?' }));
  await press('{Enter}');
  await expect(main.getByRole('heading', { level: 1, name: 'Reset your password' })).toHaveFocus();
  await tabTo(main.getByRole('textbox', { name: 'Email' }));
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@dealerkit.dev');
  await press('{Enter}');
  await waitFor(() => expect(main.getByRole('heading', { level: 1, name: 'Check your inbox' })).toHaveFocus());
  return main;
};

export const LinkSent: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const main = await requestResetLink(canvasElement);
    await expect(main.getByText(/If there is an account for shopper@dealerkit.dev/)).toBeVisible();
    await expect(main.queryByLabelText('New password')).toBeNull();
  },
};

export const BackToLogin: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const main = await requestResetLink(canvasElement);
    await tabTo(main.getByRole('button', { name: 'Back to login' }));
    await press('{Enter}');
    await expect(main.getByRole('heading', { level: 1, name: 'Login' })).toHaveFocus();
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@dealerkit.dev');
  },
};

const onChoosePassword = fn<NonNullable<LoginScreenProps['onChoosePassword']>>(async () => undefined);

export const DemoWithoutMail: Story = {
  tags: ['keyboard'],
  args: { onChoosePassword },
  play: async ({ canvasElement }) => {
    const main = await requestResetLink(canvasElement);
    await expect(main.getByText(/This demo sends no e-mail/)).toBeVisible();
    await expect(main.getByLabelText('New password')).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  tags: ['keyboard'],
  args: { onChoosePassword },
  play: async ({ canvasElement }) => {
    onChoosePassword.mockClear();
    const main = await requestResetLink(canvasElement);
    await typeInto(main.getByLabelText('New password'), 'kadamtali-8{Enter}');
    await waitFor(() => expect(main.getByRole('heading', { level: 1, name: 'Login' })).toHaveFocus());
    await expect(onChoosePassword).toHaveBeenCalledWith({ email: 'shopper@dealerkit.dev', password: 'kadamtali-8' });
    await expect(main.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@dealerkit.dev');
  },
};
