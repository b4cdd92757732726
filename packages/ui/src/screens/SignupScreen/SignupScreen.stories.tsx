import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '../../Loadable.js';
import { SignupScreen } from './SignupScreen.js';

const meta = {
  component: SignupScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    onSignup: fn(async (): Outcome<'name' | 'email' | 'password'> => undefined),
    onGoogle: fn(async (): Outcome => undefined),
  },
} satisfies Meta<typeof SignupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await userEvent.type(main.getByRole('textbox', { name: 'Name' }), 'Nasrin Akter');
    await userEvent.type(main.getByRole('textbox', { name: 'Email' }), 'nasrin@example.com');
    await userEvent.type(main.getByLabelText('Password'), 'truck-2004{Enter}');
    await waitFor(() => expect(args.onSignup).toHaveBeenCalledOnce());
  },
};

export const Demo: Story = {
  args: { demo: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Demo identity' })).toBeVisible();
  },
};

const taken = 'There is already an account with this e-mail. Login instead.';

export const Failed: Story = {
  args: {
    onSignup: fn(async (): Outcome<'name' | 'email' | 'password'> => ({ message: taken, fields: { email: taken } })),
  },
  play: async (context) => {
    await Default.play?.(context);
    const main = within(within(context.canvasElement).getByRole('main'));
    await expect(await main.findByRole('alert')).toHaveTextContent(taken);
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(main.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(args.onSignup).not.toHaveBeenCalled();
  },
};
