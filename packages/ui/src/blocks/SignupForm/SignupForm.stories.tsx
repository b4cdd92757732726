import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { SignupForm } from './SignupForm.js';
import type { SignupFormProps } from './SignupForm.js';

const meta = {
  component: SignupForm,
  args: {
    onSignup: fn<SignupFormProps['onSignup']>(async () => undefined),
    onGoogle: fn(async () => undefined),
  },
  decorators: [maxWidth('24rem')],
} satisfies Meta<typeof SignupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: 'Name' }),
    email: canvas.getByRole('textbox', { name: 'Email' }),
    password: canvas.getByLabelText('Password'),
    signup: canvas.getByRole('button', { name: 'Sign Up' }),
  };
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = formIn(canvasElement);
  await typeInto(form.name, 'Nasrin Akter');
  await typeInto(form.email, 'nasrin@example.com');
  await typeInto(form.password, 'truck-2004');
  await tabUntil(form.signup);
  await press('{Enter}');
  return form;
};

export const Empty: Story = {
  tags: ['S084'],
  play: async ({ canvasElement }) => {
    const { canvas, name, email, password, signup } = formIn(canvasElement);
    await expect(name).toHaveAttribute('autocomplete', 'name');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription('At least 6 characters');
    await tabTo(name, email, password, canvas.getByRole('button', { name: 'Show password' }), signup);
  },
};

export const Filled: Story = {
  tags: ['keyboard', 'S083'],
  play: async ({ args, canvasElement }) => {
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(args.onSignup).toHaveBeenCalledWith({
        name: 'Nasrin Akter',
        email: 'nasrin@example.com',
        password: 'truck-2004',
      }),
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { name, email, password, signup } = formIn(canvasElement);
    await userEvent.type(email, 'nasrin@example');
    await userEvent.type(password, '12345');
    await userEvent.click(signup);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is Required'));
    await expect(name).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Provide a valid Email');
    await expect(password).toHaveAccessibleDescription('Password must be six or more characters At least 6 characters');
    await expect(args.onSignup).not.toHaveBeenCalled();
    await userEvent.type(name, 'N');
    await waitFor(() => expect(name).toBeValid());
  },
};

export const Sending: Story = {
  args: { onSignup: fn<SignupFormProps['onSignup']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { signup } = await fillIn(canvasElement);
    await waitFor(() => expect(signup).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(signup);
    await expect(args.onSignup).toHaveBeenCalledOnce();
  },
};

const emailTaken = 'There is already an account with this e-mail. Log in instead.';

export const Rejected: Story = {
  tags: ['S093'],
  args: {
    onSignup: fn<SignupFormProps['onSignup']>(async () => ({ message: emailTaken, fields: { email: emailTaken } })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, email } = await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(emailTaken);
    await expect(email).toHaveAccessibleDescription(emailTaken);
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('nasrin@example.com');
  },
};
