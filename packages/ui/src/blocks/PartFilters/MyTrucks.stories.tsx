import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { facets, manyFacets } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { MyTrucks } from './MyTrucks.js';

const meta = {
  component: MyTrucks,
  render: (args) => <DialogOpener dialog={MyTrucks} props={args} />,
  args: {
    trucks: ['Tata LPT 1613'],
    vehicles: { state: 'ready', data: facets.vehicles },
    onChange: fn(),
    onFilter: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MyTrucks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement, 'dialog');
    const sheet = within(dialog);
    await expect(sheet.getByRole('checkbox', { name: 'Tata LPT 1613 8' })).toBeChecked();
    await tabUntil(sheet.getByRole('checkbox', { name: 'Hino AK1J 2' }));
    await press(' ');
    await expect(args.onChange).toHaveBeenCalledWith(['Tata LPT 1613', 'Hino AK1J']);
    await tabUntil(sheet.getByRole('button', { name: 'Show parts for my trucks' }));
    await press('{Enter}');
    await expect(args.onFilter).toHaveBeenCalledOnce();
    await press('{Escape}');
    await expectFocusReturned(opener);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const open: Story['play'] = async ({ canvasElement }) => {
  await openDialog(canvasElement, 'dialog');
};

/** Nothing is chosen, so there is nothing to filter by. */
export const Empty: Story = {
  args: { trucks: [] },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement, 'dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Show parts for my trucks' })).toBeNull();
  },
};

export const Many: Story = { args: { vehicles: { state: 'ready', data: manyFacets.vehicles } }, play: open };
export const Loading: Story = { args: { vehicles: { state: 'loading' } }, play: open };

const failed = failedStory((value) => ({ vehicles: value }));

export const Failed: Story = {
  ...failed,
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement, 'dialog');
    await failed.play({ canvasElement: await screen.findByRole('dialog') });
  },
};
