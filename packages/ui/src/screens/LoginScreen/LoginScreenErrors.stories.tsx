import type { StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { LoginScreen } from './LoginScreen.js';
import type { LoginScreenProps } from './LoginScreen.js';
import screenMeta from './LoginScreen.stories.js';

const meta = {
  ...screenMeta,
  component: LoginScreen,
  title: 'LoginScreen',
  tags: ['!autodocs', '!manifest'],
  args: {
    ...screenMeta.args,
    onChoosePassword: fn<NonNullable<LoginScreenProps['onChoosePassword']>>(async () => undefined),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = async (canvasElement: HTMLElement) => {
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
    const { container, button } = await fillIn(canvasElement);
    return { container, submitButton: await button('Login') };
  },
});

export const WrongPassword: Story = rejected(identity.wrongCredentials);

const rejectedByGoogle = rejectedSubmitStory({
  args: (reject) => ({ onGoogle: fn<NonNullable<LoginScreenProps['onGoogle']>>(reject) }),
  prepare: async (canvasElement) => {
    const { container, button } = await fillIn(canvasElement);
    return { container, submitButton: await button('Continue with Google') };
  },
});

export const PopupBlocked: Story = rejectedByGoogle(identity.popupBlocked);

const rejectedResetLink = rejectedSubmitStory({
  args: (reject) => ({ onReset: fn<NonNullable<LoginScreenProps['onReset']>>(reject) }),
  prepare: async (canvasElement) => {
    const { container, button } = await fillIn(canvasElement);
    await userEvent.click(await button('Forgot your password?'));
    return { container, submitButton: await button('Send link') };
  },
});

export const LinkFailed: Story = rejectedResetLink(identity.unknown);

const rejectedNewPassword = rejectedSubmitStory({
  args: (reject) => ({ onChoosePassword: fn<NonNullable<LoginScreenProps['onChoosePassword']>>(reject) }),
  prepare: async (canvasElement) => {
    const { container, main, button } = await fillIn(canvasElement);
    await userEvent.click(await button('Forgot your password?'));
    await userEvent.click(await button('Send link'));
    await userEvent.type(await main.findByLabelText('New password'), 'kadamtali-8');
    return { container, submitButton: await button('Set new password') };
  },
});

export const WeakPassword: Story = rejectedNewPassword(identity.weakPassword, { password: identity.weakPassword });
