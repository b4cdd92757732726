import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { basket, brakeDisc } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { paths } from '@dealerkit/domain/paths';
import { TextField } from '../../elements/TextField/TextField.js';
import { BasketScreen } from './BasketScreen.js';
import type { BasketScreenProps } from './BasketScreen.js';
import screenMeta from './BasketScreen.stories.js';

const meta = {
  ...screenMeta,
  component: BasketScreen,
  title: 'BasketScreen',
  tags: ['!autodocs', '!manifest'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Empty: Story = {
  args: { basket: [] },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText('Your basket is empty')).toBeVisible();
    await expect(main.getByRole('link', { name: 'All Parts' })).toHaveAttribute('href', paths.allParts);
    await expect(main.getByRole('link', { name: 'Paste a list' })).toHaveAttribute('href', paths.pasteList);
  },
};

export const Invalid: Story = {
  args: { customer: undefined },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    const address = main.getByRole('textbox', { name: 'Address' });
    await userEvent.click(main.getByRole('textbox', { name: 'Note to the shop' }));
    await userEvent.paste('a'.repeat(501));
    await userEvent.click(main.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveAccessibleDescription('Address is Required');
    await expect(main.getByText('Use at most 500 characters')).toBeVisible();
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const OwnField: Story = {
  args: { children: <TextField name="truck" label={'Truck number'} /> },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.type(main.getByRole('textbox', { name: 'Truck number' }), '11-2233');
    await userEvent.click(main.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(args.onPlace).toHaveBeenCalledWith(expect.objectContaining({ extra: { truck: '11-2233' } })),
    );
  },
};

export const SignedOut: Story = {
  args: { isSignedIn: false },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('button', { name: 'Log in and order' })).toBeVisible();
  },
};

export const Sending: Story = {
  args: { onPlace: fn<BasketScreenProps['onPlace']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const submit = mainIn(canvasElement).getByRole('button', { name: 'Place order' });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

/** The host takes one line at a time. */
export const PartlyPlaced: Story = {
  tags: ['keyboard'],
  args: { progress: { placed: 4, total: 10, isPaused: false, onPause: fn(), onContinue: fn() } },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('progressbar')).toHaveAttribute('value', '4');
    await expect(main.getByText('4 of 10 ordered')).toBeVisible();
    await tabUntil(main.getByRole('button', { name: 'Pause' }));
    await press('{Enter}');
    await expect(args.progress?.onPause).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  args: { progress: { placed: 4, total: 10, isPaused: true, onPause: fn(), onContinue: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(mainIn(canvasElement).getByRole('button', { name: 'Go on' }));
    await expect(args.progress?.onContinue).toHaveBeenCalledOnce();
  },
};

/** The host has refused one line, and has not answered about another one. */
export const Refused: Story = {
  args: {
    refusals: { [brakeDisc._id]: 'Only 1 left, and the minimum order is 2.' },
    unclear: [basket[1]?.partId ?? ''],
    onUnclearLine: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText('Not ordered: Only 1 left, and the minimum order is 2.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'It was ordered Clutch Kit 395 mm, Three-Piece' }));
    await expect(args.onUnclearLine).toHaveBeenCalledWith(basket[1], 'placed');
  },
};

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onPlace: fn<BasketScreenProps['onPlace']>(reject) }),
  prepare: async (canvasElement) => {
    const container = within(canvasElement).getByRole('main');
    return { container, submitButton: within(container).getByRole('button', { name: 'Place order' }) };
  },
});

export const PlaceFailed: Story = rejected(en.errors.server.advice);

/** Without a connection the order can wait on the device. */
export const Kept: Story = {
  args: {
    onPlace: fn<BasketScreenProps['onPlace']>(async () => ({ message: 'No connection.', kind: 'offline' })),
    onKeep: fn(() => true),
  },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Place order' }));
    await userEvent.click(await main.findByRole('button', { name: 'Save and send when I’m back online' }));
    await waitFor(() => expect(args.onKeep).toHaveBeenCalledWith({ ...args.customer, note: '' }));
  },
};

export const Placed: Story = {
  args: {
    basket: [],
    placed: {
      orderNumber: 1042,
      lines: basket.slice(0, 3),
      address: '14 Zindabazar Road',
      phone: '01700-000142',
      note: 'Gate 2',
    },
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Order 1042 received' })).toHaveFocus();
    await expect(main.getAllByRole('listitem')).toHaveLength(3);
    await expect(main.getByText(/^৳94,800 plus 1 part/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Print' })).toHaveAttribute('href', paths.printOrder('1042'));
    await expect(main.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', paths.myOrders);
    await expect(main.getByRole('link', { name: 'Call +880 1700-000142' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await expect(main.getByRole('link', { name: 'Send a message on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('1042'),
    );
  },
};

/** A host without numbers of orders. */
export const PlacedWithoutNumber: Story = {
  args: { ...Placed.args, placed: { lines: basket.slice(0, 2), address: 'Sylhet', phone: '01700-000142', note: '' } },
  play: async ({ canvasElement }) => {
    const title = mainIn(canvasElement).getByRole('heading', { level: 1, name: 'We have your order' });
    await expect(title).toHaveFocus();
  },
};
