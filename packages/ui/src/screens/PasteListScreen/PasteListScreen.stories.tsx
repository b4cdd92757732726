import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pastedList, resolveLines } from '../../../stories/fixtures/index.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { PasteListScreen } from './PasteListScreen.js';
import type { PasteListScreenProps } from './PasteListScreen.js';

const meta = {
  component: PasteListScreen,
  parameters: { layout: 'fullscreen', path: paths.pasteList },
  args: {
    onResolve: fn<PasteListScreenProps['onResolve']>(resolveLines),
    onAdd: fn<PasteListScreenProps['onAdd']>(() => ({ isStored: true, left: [] })),
    onNote: fn<NonNullable<PasteListScreenProps['onNote']>>(() => true),
    contact: { phone: '01700-000142', whatsApp: '01700-000142' },
  },
} satisfies Meta<typeof PasteListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('textbox', { name: 'Your list' }));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: 'Find the parts' }));
  return canvas;
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Paste a list' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: 'What we understood' })).toBeNull();
  },
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, pastedList);
    await expect(await canvas.findByText('4 of 5 lines found')).toBeVisible();
  },
};

/** From the list to the basket with the keyboard only. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('textbox', { name: 'Your list' }), '3482000556 x 2{Control>}{Enter}{/Control}');
    await tabUntil(await canvas.findByRole('button', { name: 'Add 1 part to the basket' }));
    await press('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'What we understood' })).toHaveFocus();
    await tabUntil(canvas.getByRole('link', { name: 'Go to the basket' }));
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, 'Assalamu alaikum bhai\nair compressor 12 V');
    await expect(await canvas.findByText('0 of 2 lines found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send a message on WhatsApp' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    onResolve: fn<PasteListScreenProps['onResolve']>(async () => ({ message: 'The shop could not be reached.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, pastedList);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
    await expect(canvas.getByRole('textbox', { name: 'Your list' })).toHaveValue(pastedList);
  },
};
