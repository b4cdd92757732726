import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { LoginScreen } from './LoginScreen.js';
import type { LoginScreenProps } from './LoginScreen.js';

/** Each way in that did not let in, each way to a new password that was not open. */
const meta = {
  title: 'LoginScreen',
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    onLogin: fn<LoginScreenProps['onLogin']>(async () => undefined),
    onGoogle: fn<NonNullable<LoginScreenProps['onGoogle']>>(async () => undefined),
    onReset: fn<NonNullable<LoginScreenProps['onReset']>>(async () => undefined),
    onChoosePassword: fn<NonNullable<LoginScreenProps['onChoosePassword']>>(async () => undefined),
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const filledIn = async (canvasElement: HTMLElement) => {
  const container = within(canvasElement).getByRole('main');
  const main = within(container);
  await userEvent.type(main.getByRole('textbox', { name: 'Email' }), 'shopper@dealerkit.dev');
  await userEvent.type(main.getByLabelText('Password'), 'not-this-one');
  return { container, main, button: (name: string) => main.findByRole('button', { name }) };
};

const { identity } = en;

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onLogin: fn<LoginScreenProps['onLogin']>(reject) }),
  prepare: async (canvasElement) => {
    const { container, button } = await filledIn(canvasElement);
    return { container, submitButton: await button('Login') };
  },
});

export const Failed: Story = rejected(identity.unknown);
export const WrongPassword: Story = rejected(identity.wrongCredentials);
export const InvalidEmail: Story = rejected(identity.invalidEmail, { email: identity.invalidEmail });
export const AccountDisabled: Story = rejected(identity.accountDisabled);
export const TooManyAttempts: Story = rejected(identity.tooManyAttempts);
export const WayOff: Story = rejected(identity.wayOff);
export const Offline: Story = rejected(identity.offline);
/** The shop itself refused: 401, 404, 429 or 500, where the person can do the same about each of them. */
export const NotLetIn: Story = rejected(identity.tokenRefused);
/** 403: an admin's address has to be proved before the shop lets it in. */
export const AddressUnproven: Story = rejected(identity.addressUnproven);

const refusedByGoogle = rejectedSubmitStory({
  args: (reject) => ({ onGoogle: fn<NonNullable<LoginScreenProps['onGoogle']>>(reject) }),
  prepare: async (canvasElement) => {
    const { container, button } = await filledIn(canvasElement);
    return { container, submitButton: await button('Continue with Google') };
  },
});

export const PopupBlocked: Story = refusedByGoogle(identity.popupBlocked);
export const OtherProvider: Story = refusedByGoogle(identity.otherProvider);
export const GoogleUnavailable: Story = refusedByGoogle(identity.googleUnavailable);

const refusedLink = rejectedSubmitStory({
  args: (reject) => ({ onReset: fn<NonNullable<LoginScreenProps['onReset']>>(reject) }),
  prepare: async (canvasElement) => {
    const { container, button } = await filledIn(canvasElement);
    await userEvent.click(await button('Forgot your password?'));
    return { container, submitButton: await button('Send the link') };
  },
});

export const LinkFailed: Story = refusedLink(identity.unknown);
export const LinkOffline: Story = refusedLink(identity.offline);
export const LinkTooManyAttempts: Story = refusedLink(identity.tooManyAttempts);

const refusedPassword = rejectedSubmitStory({
  args: (reject) => ({ onChoosePassword: fn<NonNullable<LoginScreenProps['onChoosePassword']>>(reject) }),
  prepare: async (canvasElement) => {
    const { container, main, button } = await filledIn(canvasElement);
    await userEvent.click(await button('Forgot your password?'));
    await userEvent.click(await button('Send the link'));
    await userEvent.type(await main.findByLabelText('New password'), 'kadamtali-8');
    return { container, submitButton: await button('Set the new password') };
  },
});

export const LinkSpent: Story = refusedPassword(identity.linkSpent);
export const WeakPassword: Story = refusedPassword(identity.weakPassword, { password: identity.weakPassword });
