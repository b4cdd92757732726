import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusBack, press, tabTo, walkTo } from '../../storyProofs.js';
import { Button } from '../Button/Button.js';
import { showToast, Toasts } from './Toasts.js';

const Page = ({ tone, text }: Parameters<typeof showToast>[0]) => (
  <>
    <Button onClick={() => showToast({ tone, text })}>Show</Button>
    <Toasts />
  </>
);

const meta = {
  component: Page,
  args: { tone: 'success', text: 'Order placed sucessfully' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeInTheDocument();
    await show(canvasElement);
    await expect(await screen.findByRole('status')).toHaveTextContent('Order placed sucessfully');
    await expect(screen.getByRole('region', { name: 'Messages' })).toBeVisible();
  },
};

export const Danger: Story = {
  args: { tone: 'danger', text: 'The shop could not be reached. Check your connection, then try again.' },
  play: async ({ args, canvasElement }) => {
    await show(canvasElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent(args.text);
  },
};

const closeByKeyboard = async () => {
  await walkTo(within(await screen.findByRole('status')).getByRole('button', { name: 'Close' }));
  await press('{Enter}');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
};

export const ClosesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Show' });
    await tabTo(opener);
    await press('{Enter}');
    await closeByKeyboard();
    await expectFocusBack(opener);
  },
};

/** What was done has taken its own button away, as the deletion of a row does. */
const Deed = (message: Parameters<typeof showToast>[0]) => {
  const [isDone, setIsDone] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>My Orders</h1>
      {!isDone && (
        <>
          <Button onClick={() => showToast(message)}>Show</Button>
          <Button onClick={() => setIsDone(true)}>Delete</Button>
        </>
      )}
      <Toasts />
    </main>
  );
};

export const ClosesWhereNothingIsLeftToGoBackTo: Story = {
  render: (args) => <Deed {...args} />,
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    const remove = within(canvasElement).getByRole('button', { name: 'Delete' });
    await screen.findByRole('status');
    await userEvent.click(remove);
    await closeByKeyboard();
    await expect(within(canvasElement).getByRole('heading')).toHaveFocus();
  },
};

export const SaysTheSameOnce: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    await screen.findByRole('status');
    await show(canvasElement);
    await expect(screen.getAllByRole('status')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    text: 'Messrs Habibur Rahman and Sons Transport Agency have ordered the last Ventilated Brake Disc 430 mm while you were writing. Nothing was ordered. Choose another part, or ask the shop when the next ship comes in.',
  },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
