import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { paths } from '@dealerkit/domain/paths';
import { SignupScreen } from './SignupScreen.js';
import type { SignupScreenProps } from './SignupScreen.js';

const meta = {
  component: SignupScreen,
  parameters: { layout: 'fullscreen', path: paths.signup },
  args: {
    onSignup: fn<SignupScreenProps['onSignup']>(async () => undefined),
    onGoogle: fn<NonNullable<SignupScreenProps['onGoogle']>>(async () => undefined),
  },
} satisfies Meta<typeof SignupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const container = within(canvasElement).getByRole('main');
  const main = within(container);
  return {
    container,
    main,
    name: main.getByRole('textbox', { name: 'Name' }),
    email: main.getByRole('textbox', { name: 'Email' }),
    password: main.getByLabelText('Password'),
    signup: main.getByRole('button', { name: 'Sign Up' }),
  };
};

const account = { name: 'Nasrin Akter', email: 'nasrin@example.com', password: 'truck-2004' };

export const Default: Story = {
  tags: ['keyboard', 'S085'],
  play: async ({ args, canvasElement }) => {
    const { main, name, email, password, signup } = formIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await typeInto(name, account.name);
    await typeInto(email, account.email);
    await typeInto(password, account.password);
    await tabUntil(signup);
    await press('{Enter}');
    await waitFor(() => expect(args.onSignup).toHaveBeenCalledWith(account));
    await expect(signup).toHaveFocus();
  },
};

export const Demo: Story = {
  args: { demo: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Demo sign-in' })).toBeVisible();
  },
};

export const Invalid: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { name, signup } = formIn(canvasElement);
    await tabUntil(signup);
    await press('{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onSignup).not.toHaveBeenCalled();
  },
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = formIn(canvasElement);
  await userEvent.type(form.name, account.name);
  await userEvent.type(form.email, account.email);
  await userEvent.type(form.password, account.password);
  return form;
};

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onSignup: fn<SignupScreenProps['onSignup']>(reject) }),
  prepare: async (canvasElement) => {
    const { container, signup } = await fillIn(canvasElement);
    return { container, submitButton: signup };
  },
});

const { identity } = en;

export const EmailTaken: Story = rejected(identity.emailTaken, { email: identity.emailTaken });

const rejectedByGoogle = rejectedSubmitStory({
  args: (reject) => ({ onGoogle: fn<NonNullable<SignupScreenProps['onGoogle']>>(reject) }),
  prepare: async (canvasElement) => {
    const { container, main } = await fillIn(canvasElement);
    return { container, submitButton: main.getByRole('button', { name: 'Continue with Google' }) };
  },
});

export const PopupBlocked: Story = rejectedByGoogle(identity.popupBlocked);
