import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { brakeDisc, factsPart, longWordsPart, outOfStockPart, parts } from '../../../stories/fixtures/index.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PartPicker } from './PartPicker.js';

const meta = {
  component: PartPicker,
  args: { search: '', onSearchChange: fn(), parts: { state: 'ready', data: parts }, onPick: fn() },
  decorators: [maxWidth('36rem')],
} satisfies Meta<typeof PartPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('searchbox', { name: 'Search for a part' }), 'b');
    await expect(args.onSearchChange).toHaveBeenCalledWith('b');
    await expect(canvas.getByRole('button', { name: `Choose ${outOfStockPart.product_name ?? ''}` })).toBeDisabled();
    await tabUntil(canvas.getByRole('button', { name: 'Choose Ventilated Brake Disc 430 mm' }));
    await press('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(brakeDisc);
  },
};

/** Enter takes the part of a number; until then the list can be left out. */
export const ByNumber: Story = {
  args: {
    search: '3482 000 556',
    hint: 'Type a number and press Enter.',
    message: 'No part has exactly this number.',
    hasList: false,
    onEnter: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search for a part' });
    await expect(field).toHaveAccessibleDescription('Type a number and press Enter.');
    await typeInto(field, '{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('No part has exactly this number.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Numbers: Story = {
  args: { parts: { state: 'ready', data: [factsPart, brakeDisc] } },
  play: async ({ canvasElement }) => {
    const [kit, disc] = within(canvasElement).getAllByRole('listitem');
    await expect(kit).toHaveTextContent('Part number 1823-45 A');
    await expect(disc).not.toHaveTextContent('Part number');
  },
};

export const NoMatch: Story = {
  args: { search: 'camshaft', parts: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No part matches.');
  },
};

export const Loading: Story = { args: { parts: { state: 'loading' } } };
export const Failed: Story = failedStory((value) => ({ parts: value }));
export const LongText: Story = { args: { parts: { state: 'ready', data: [longWordsPart] } } };
