import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longList, pastedList, resolveLines } from '../../../stories/fixtures/index.js';
import { PasteList } from './PasteList.js';
import type { PasteListProps } from './PasteList.js';
import blockMeta from './PasteList.stories.js';

const meta = {
  ...blockMeta,
  component: PasteList,
  title: 'PasteList',
  tags: ['!autodocs', '!manifest'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const failed = async () => ({ message: 'The shop could not be reached.' });

const find = async (canvasElement: HTMLElement, text = pastedList) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('textbox', { name: 'Your list' }));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: 'Find the parts' }));
  return canvas;
};

/** The device keeps what is not in the basket yet. */
export const Kept: Story = {
  args: { storage: { read: fn(() => 'headlamp 2 pcs\nair compressor'), write: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Your list' });
    await expect(field).toHaveValue('headlamp 2 pcs\nair compressor');
    await userEvent.click(canvas.getByRole('button', { name: 'Find the parts' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 part to the basket' }));
    await expect(args.storage?.write).toHaveBeenLastCalledWith('air compressor');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }));
    await expect(args.storage?.write).toHaveBeenLastCalledWith('');
  },
};

/** More lines than a call takes are found in turn, and more than a basket holds stay in the field. */
export const ManyLines: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await find(canvasElement, longList(203));
    await waitFor(() => expect(canvas.getByText('160 of 200 lines found')).toBeVisible());
    await expect(args.onResolve).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText(/^A list has at most 200 lines. 3 more lines are still in the field/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your list' })).toHaveValue(
      longList(203).split('\n').slice(200).join('\n'),
    );
  },
};

/** The lines that were found before a call failed are shown, and the others stay in the field. */
export const PartlyFailed: Story = {
  play: async ({ args, canvasElement }) => {
    args.onResolve.mockImplementationOnce(resolveLines).mockImplementationOnce(failed);
    const canvas = await find(canvasElement, longList(120));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
    await expect(canvas.getByText('80 of 100 lines found')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your list' })).toHaveValue(longList(20));
    await userEvent.click(canvas.getByRole('button', { name: 'Find the parts' }));
    await expect(await canvas.findByText('96 of 120 lines found')).toBeVisible();
  },
};

/** A corrected line that could not be looked up can be looked up again. */
export const LineFailed: Story = {
  play: async ({ args, canvasElement }) => {
    args.onResolve.mockImplementationOnce(resolveLines).mockImplementationOnce(failed);
    const canvas = await find(canvasElement, 'headlmp');
    const line = await canvas.findByRole('textbox', { name: 'Line 1' });
    await userEvent.clear(line);
    await userEvent.type(line, 'headlamp{Enter}');
    await waitFor(() => expect(line).toHaveAccessibleDescription('The shop could not be reached.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: line 1' }));
    await waitFor(() => expect(line).toHaveAccessibleDescription(/^Found by its name/));
  },
};

export const File: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    const upload = (content: BlobPart) =>
      userEvent.upload(input, new globalThis.File([content], 'list.txt', { type: 'text/plain' }));
    const field = canvas.getByRole('textbox', { name: 'Your list' });
    await upload('3482000556 x 2');
    await waitFor(() => expect(field).toHaveValue('3482000556 x 2'));
    await upload(new Uint8Array([0xff, 0xfe, 0, 1]));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This file is not text/));
    await expect(field).toHaveValue('3482000556 x 2');
    await upload('a'.repeat(100_001));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This is longer than 100,000 characters/));
    await expect(field).toHaveValue('3482000556 x 2');
    await userEvent.click(field);
    await userEvent.paste('b'.repeat(100_000));
    await expect(field).toHaveValue('3482000556 x 2');
  },
};

export const Finding: Story = {
  args: { onResolve: fn<PasteListProps['onResolve']>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement);
    const button = canvas.getByRole('button', { name: 'Find the parts' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('0 of 5 lines looked up')).toBeVisible();
  },
};

/** A change of the text ends the search of the text before. */
export const Changed: Story = {
  args: { onResolve: fn<PasteListProps['onResolve']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const canvas = await find(canvasElement, 'headlamp');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your list' }), ' 2 pcs');
    await expect(args.onResolve.mock.lastCall?.[1].aborted).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Find the parts' })).not.toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    onResolve: fn<PasteListProps['onResolve']>(failed),
  },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
    await expect(canvas.getByRole('textbox', { name: 'Your list' })).toHaveValue(pastedList);
  },
};
