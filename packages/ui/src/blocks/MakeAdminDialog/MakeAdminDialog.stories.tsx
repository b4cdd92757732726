import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../elements/Button/Button.js';
import type { SubmitResult } from '../../AsyncData.js';
import { longWordsUser, shopper } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { MakeAdminDialog } from './MakeAdminDialog.js';
import type { MakeAdminDialogProps } from './MakeAdminDialog.js';

const Asking = (props: Omit<MakeAdminDialogProps, 'returnFocusRef'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        All Users
      </h2>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      {isOpen && <MakeAdminDialog {...props} onClose={close} returnFocusRef={heading} />}
    </>
  );
};

const meta = {
  component: Asking,
  args: { user: shopper, onMakeAdmin: fn(async (): SubmitResult => undefined), onClose: fn() },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Ask' });
  await tabTo(opener);
  await press('{Enter}');
  return { opener, question: within(await screen.findByRole('alertdialog')) };
};

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { question } = await ask(canvasElement);
    await expect(screen.getByRole('alertdialog', { name: 'Make Nasrin Akter an admin?' })).toHaveAccessibleDescription(
      /^shopper@example.com will see all users/,
    );
    await expect(question.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await expect(args.onMakeAdmin).not.toHaveBeenCalled();
  },
};

export const NotNow: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, question } = await ask(canvasElement);
    await expect(question.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await press(' ');
    await expectFocusReturned(opener);
    await press('{Enter}');
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onMakeAdmin).not.toHaveBeenCalled();
  },
};

export const Yes: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { question } = await ask(canvasElement);
    await tabTo(question.getByRole('button', { name: 'Make Admin' }));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onMakeAdmin).toHaveBeenCalledOnce();
    await expectFocusReturned(within(canvasElement).getByRole('heading'));
  },
};

export const Refused: Story = {
  args: { onMakeAdmin: fn(async (): SubmitResult => ({ message: 'Failed to Make an admin' })) },
  play: async ({ canvasElement }) => {
    const { question } = await ask(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Make Admin' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('Failed to Make an admin');
  },
};

export const LongText: Story = {
  tags: ['keyboard'],
  args: { user: longWordsUser },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};
