import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { LinkAccountForm } from './LinkAccountForm.js';
import type { LinkAccountFormProps } from './LinkAccountForm.js';

const meta = {
  component: LinkAccountForm,
  args: { onLink: fn<LinkAccountFormProps['onLink']>(async () => undefined), onLinked: fn() },
  decorators: [maxWidth('26.5rem')],
} satisfies Meta<typeof LinkAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByRole('textbox', { name: 'E-mail of the account' }),
    submit: canvas.getByRole('button', { name: 'Link an account' }),
  };
};

export const Empty: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await typeInto(formIn(canvasElement).email, ' karim@example.com ');
    await press('{Enter}');
    await waitFor(() => expect(args.onLink).toHaveBeenCalledWith('karim@example.com'));
    await expect(args.onLinked).toHaveBeenCalledOnce();
  },
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = formIn(canvasElement);
  await userEvent.type(form.email, 'karim@example.com');
  return form;
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { email, submit } = formIn(canvasElement);
    await userEvent.type(email, 'karim');
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/^Provide a valid Email/));
    await expect(args.onLink).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onLink: fn<LinkAccountFormProps['onLink']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await expect(args.onLink).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: { onLink: fn<LinkAccountFormProps['onLink']>(async () => ({ message: 'No account has this address.' })) },
  play: async ({ canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No account has this address.');
  },
};
