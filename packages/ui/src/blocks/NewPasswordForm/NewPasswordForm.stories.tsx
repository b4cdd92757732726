import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { tabTo, typeInto } from '../../../stories/keyboard.js';
import { NewPasswordForm } from './NewPasswordForm.js';

const meta = {
  component: NewPasswordForm,
  args: { email: 'shopper@dealerkit.dev', onChoose: fn(async (): SubmitResult<'password'> => undefined) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    password: canvas.getByLabelText('New password'),
    choose: canvas.getByRole('button', { name: 'Set the new password' }),
  };
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { password } = formIn(canvasElement);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await tabTo(password);
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await typeInto(formIn(canvasElement).password, 'kadamtali-8{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('kadamtali-8'));
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { password, choose } = formIn(canvasElement);
    await userEvent.click(choose);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Password is Required/));
    await userEvent.type(password, '12345');
    await expect(password).toHaveAccessibleDescription(/Password must be 6 characters or longer/);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onChoose: fn((): SubmitResult<'password'> => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { password, choose } = formIn(canvasElement);
    await userEvent.type(password, 'kadamtali-8{Enter}');
    await waitFor(() => expect(choose).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(choose);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    onChoose: fn(async (): SubmitResult<'password'> => ({
      message: 'This link is used up or too old. Ask for a new one.',
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, password, choose } = formIn(canvasElement);
    await userEvent.type(password, 'kadamtali-8{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('used up or too old');
    await expect(password).toHaveValue('kadamtali-8');
    await expect(choose).not.toHaveAttribute('aria-busy');
  },
};
