import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { clickShow, ToastPage } from '../../../stories/toasts.js';
import type { ToastArgs } from '../../../stories/toasts.js';
import { showToast, Toasts } from './Toasts.js';

const meta = {
  component: Toasts,
  render: (args) => <ToastPage {...args} />,
  args: { tone: 'success', text: 'Order placed sucessfully' },
} satisfies Meta<ToastArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const findToast = (text = meta.args.text) => screen.findByRole('group', { name: text });

/** Elements whose changes screen readers announce. */
const liveRegions = () => document.querySelectorAll('[aria-live], [role="alert"], [role="status"], output');

/** A message in several live regions would be announced several times. */
const expectOneLiveRegion = async (message: HTMLElement, region: Element | undefined) => {
  await expect([...liveRegions()].filter((each) => each.contains(message))).toEqual([region]);
  await expect([...liveRegions()].filter((each) => message.contains(each))).toEqual([]);
};

/** Stays until it is closed. */
export const Default: Story = {
  args: { tone: 'danger', text: 'The shop could not be reached. Check your connection and try again.' },
  play: async ({ args, canvasElement }) => {
    const [region] = liveRegions();
    await clickShow(canvasElement);
    await expectOneLiveRegion(await findToast(args.text), region);
  },
};

/** With a button it stays until it is closed. */
export const WithAction: Story = {
  tags: ['keyboard'],
  args: { text: 'The shop has been updated.', action: { label: 'Reload', onClick: fn() } },
  play: async ({ args, canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('button', { name: 'Show' }));
    await press('{Enter}');
    const toast = within(await findToast(args.text));
    await tabUntil(toast.getByRole('button', { name: 'Reload' }));
    await press('{Enter}');
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    await expectFocusReturned(within(canvasElement).getByRole('button', { name: 'Show' }));
  },
};

/** The hot key of react-toastify leads to the first toast from anywhere in the page. */
export const ReachedByHotKey: Story = {
  tags: ['keyboard'],
  args: { text: 'Clutch Kit 430 mm: Confirmed', action: { label: 'Undo', onClick: fn() } },
  play: async ({ args, canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('button', { name: 'Show' }));
    await press('{Enter}');
    const toast = await findToast(args.text);
    await press('{Alt>}t{/Alt}');
    await expect(toast).toHaveFocus();
    await tabTo(within(toast).getByRole('button', { name: 'Undo' }));
    await press('{Enter}');
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};

export const Success: Story = {
  render: () => (
    <>
      <Button onClick={() => showToast({ tone: 'success', text: 'Order placed sucessfully' })}>Show</Button>
      <Toasts />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [region] = liveRegions();
    await clickShow(canvasElement);
    const message = await findToast();
    await expect(message).toHaveTextContent('Order placed sucessfully');
    await expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(message);
    await expectOneLiveRegion(message, region);
  },
};

const closeByKeyboard = async () => {
  await tabUntil(within(await findToast()).getByRole('button', { name: 'Close' }));
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

/** The action removes its own button, as the deletion of a row does. */
const DeletableRow = (message: Parameters<typeof showToast>[0]) => {
  const [isDeleted, setIsDeleted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        My Orders
      </h1>
      {!isDeleted && (
        <>
          <Button onClick={() => showToast(message)}>Show</Button>
          <Button onClick={() => setIsDeleted(true)}>Delete</Button>
        </>
      )}
      <Toasts returnFocusRef={heading} />
    </main>
  );
};

export const FocusesHeadingWithoutOpener: Story = {
  render: (args) => <DeletableRow {...args} />,
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    const remove = within(canvasElement).getByRole('button', { name: 'Delete' });
    await findToast();
    await userEvent.click(remove);
    await closeByKeyboard();
    await expect(within(canvasElement).getByRole('heading')).toHaveFocus();
  },
};

export const RepeatedMessage: Story = {
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    const text = within(await findToast()).getByText(meta.args.text);
    await clickShow(canvasElement);
    // The text is a new element, so screen readers announce it again.
    await waitFor(() => expect(text).not.toBeInTheDocument());
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
    await expect(await findToast(args.text)).toBeVisible();
  },
};
