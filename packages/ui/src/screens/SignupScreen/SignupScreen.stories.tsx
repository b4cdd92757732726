import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { SignupScreen } from './SignupScreen.js';
import type { SignupScreenProps } from './SignupScreen.js';

const meta = {
  component: SignupScreen,
  parameters: { layout: 'fullscreen' },
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

const person = { name: 'Nasrin Akter', email: 'nasrin@example.com', password: 'truck-2004' };

export const Default: Story = {
  tags: ['S085', 'keyboard'],
  play: async ({ args, canvasElement }) => {
    const { main, name, email, password, signup } = formIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await typeInto(name, person.name);
    await typeInto(email, person.email);
    await typeInto(password, person.password);
    await tabUntil(signup);
    await press('{Enter}');
    await waitFor(() => expect(args.onSignup).toHaveBeenCalledWith(person));
    await expect(signup).toHaveFocus();
  },
};

export const Demo: Story = {
  args: { demo: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Demo identity' })).toBeVisible();
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

const filledIn = async (canvasElement: HTMLElement) => {
  const form = formIn(canvasElement);
  await userEvent.type(form.name, person.name);
  await userEvent.type(form.email, person.email);
  await userEvent.type(form.password, person.password);
  return form;
};

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onSignup: fn<SignupScreenProps['onSignup']>(reject) }),
  prepare: async (canvasElement) => {
    const { container, signup } = await filledIn(canvasElement);
    return { container, submitButton: signup };
  },
});

const { identity } = en;

export const Failed: Story = rejected(identity.unknown);
export const EmailTaken: Story = rejected(identity.emailTaken, { email: identity.emailTaken });
export const InvalidEmail: Story = rejected(identity.invalidEmail, { email: identity.invalidEmail });
export const WeakPassword: Story = rejected(identity.weakPassword, { password: identity.weakPassword });
export const TooManyAttempts: Story = rejected(identity.tooManyAttempts);
export const WayOff: Story = rejected(identity.wayOff);
export const Offline: Story = rejected(identity.offline);
/** The account is made, but the shop refused: 401, 404, 429 or 500. */
export const NotLetIn: Story = rejected(identity.tokenRefused);
/** 403: an admin's address has to be proved before the shop lets it in. */
export const AddressUnproven: Story = rejected(identity.addressUnproven);

const refusedByGoogle = rejectedSubmitStory({
  args: (reject) => ({ onGoogle: fn<NonNullable<SignupScreenProps['onGoogle']>>(reject) }),
  prepare: async (canvasElement) => {
    const { container, main } = await filledIn(canvasElement);
    return { container, submitButton: main.getByRole('button', { name: 'Continue with Google' }) };
  },
});

export const PopupBlocked: Story = refusedByGoogle(identity.popupBlocked);
export const OtherProvider: Story = refusedByGoogle(identity.otherProvider);
export const GoogleUnavailable: Story = refusedByGoogle(identity.googleUnavailable);
