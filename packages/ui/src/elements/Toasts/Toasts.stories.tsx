import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { clickShow, ToastPage } from '../../../stories/toasts.js';
import { showToast, Toasts } from './Toasts.js';

const meta = {
  component: ToastPage,
  args: { tone: 'success', text: 'Order placed sucessfully' },
} satisfies Meta<typeof ToastPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text = meta.args.text) => screen.findByRole('group', { name: text });

/** What a screen reader listens to without being there. */
const listenedTo = () => document.querySelectorAll('[aria-live], [role="alert"], [role="status"], output');

/** In more than one at a time, a message would be read out as often. */
const expectOneVoice = async (message: HTMLElement, voice: Element | undefined) => {
  await expect([...listenedTo()].filter((place) => place.contains(message))).toEqual([voice]);
  await expect([...listenedTo()].filter((place) => message.contains(place))).toEqual([]);
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [voice] = listenedTo();
    await clickShow(canvasElement);
    const message = await shown();
    await expect(message).toHaveTextContent('Order placed sucessfully');
    await expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(message);
    await expectOneVoice(message, voice);
  },
};

export const Danger: Story = {
  args: { tone: 'danger', text: 'The shop could not be reached. Check your connection, then try again.' },
  play: async ({ args, canvasElement }) => {
    const [voice] = listenedTo();
    await clickShow(canvasElement);
    await expectOneVoice(await shown(args.text), voice);
  },
};

const closeByKeyboard = async () => {
  await tabUntil(within(await shown()).getByRole('button', { name: 'Close' }));
  await press('{Enter}');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
};

export const ClosesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Show' });
    await tabTo(opener);
    await press('{Enter}');
    await closeByKeyboard();
    await expectFocusReturned(opener);
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
    await clickShow(canvasElement);
    const remove = within(canvasElement).getByRole('button', { name: 'Delete' });
    await shown();
    await userEvent.click(remove);
    await closeByKeyboard();
    await expect(within(canvasElement).getByRole('heading')).toHaveFocus();
  },
};

export const SaysTheSameOnce: Story = {
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    const words = within(await shown()).getByText(meta.args.text);
    await clickShow(canvasElement);
    // Words that are new on the page are read out once more.
    await waitFor(() => expect(words).not.toBeInTheDocument());
    await expect(screen.getAllByRole('group')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    text: 'Messrs Habibur Rahman and Sons Transport Agency have ordered the last Ventilated Brake Disc 430 mm while you were writing. Nothing was ordered. Choose another part, or ask the shop when the next ship comes in.',
  },
  play: async ({ args, canvasElement }) => {
    await clickShow(canvasElement);
    await expect(await shown(args.text)).toBeVisible();
  },
};
