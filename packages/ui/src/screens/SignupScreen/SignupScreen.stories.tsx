import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabUntil, write } from '../../../stories/keyboard.js';
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
  const place = within(canvasElement).getByRole('main');
  const main = within(place);
  return {
    place,
    main,
    name: main.getByRole('textbox', { name: 'Name' }),
    email: main.getByRole('textbox', { name: 'Email' }),
    password: main.getByLabelText('Password'),
    signup: main.getByRole('button', { name: 'Sign Up' }),
  };
};

const person = { name: 'Nasrin Akter', email: 'nasrin@example.com', password: 'truck-2004' };

export const Default: Story = {
  tags: ['S085'],
  play: async ({ args, canvasElement }) => {
    const { main, name, email, password, signup } = formIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await write(name, person.name);
    await write(email, person.email);
    await write(password, person.password);
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

const refused = rejectedSubmitStory({
  args: (refuse) => ({ onSignup: fn<SignupScreenProps['onSignup']>(refuse) }),
  reach: async (canvasElement) => {
    const { place, signup } = await filledIn(canvasElement);
    return { place, send: signup };
  },
});

const { identity } = en;

export const Failed: Story = refused(identity.unknown);
export const EmailTaken: Story = refused(identity.emailTaken, { email: identity.emailTaken });
export const InvalidEmail: Story = refused(identity.invalidEmail, { email: identity.invalidEmail });
export const WeakPassword: Story = refused(identity.weakPassword, { password: identity.weakPassword });
export const TooManyAttempts: Story = refused(identity.tooManyAttempts);
export const WayOff: Story = refused(identity.wayOff);
export const Offline: Story = refused(identity.offline);
/** The account is made, but the shop refused: 401, 404, 429 or 500. */
export const NotLetIn: Story = refused(identity.tokenRefused);
/** 403: an admin's address has to be proved before the shop lets it in. */
export const AddressUnproven: Story = refused(identity.addressUnproven);

const refusedByGoogle = rejectedSubmitStory({
  args: (refuse) => ({ onGoogle: fn<NonNullable<SignupScreenProps['onGoogle']>>(refuse) }),
  reach: async (canvasElement) => {
    const { place, main } = await filledIn(canvasElement);
    return { place, send: main.getByRole('button', { name: 'Continue with Google' }) };
  },
});

export const PopupBlocked: Story = refusedByGoogle(identity.popupBlocked);
export const OtherProvider: Story = refusedByGoogle(identity.otherProvider);
export const GoogleUnavailable: Story = refusedByGoogle(identity.googleUnavailable);
