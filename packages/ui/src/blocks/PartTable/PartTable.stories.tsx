import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import * as fixtures from '../../../stories/fixtures/index.js';
import { expectRowHeightKept } from '../../../stories/asyncStates.js';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { PartTable } from './PartTable.js';

const meta = { component: PartTable, args: { parts: fixtures.parts, onDelete: fn() } } satisfies Meta<typeof PartTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 parts');
    await expect(canvas.getByRole('row', { name: /Gear Set, Reman/ })).toHaveTextContent('$1,119.84');
    await expect(canvas.getByRole('row', { name: /Turbocharger/ })).toHaveTextContent('On request');
    await tabUntil(canvas.getByRole('button', { name: 'Delete Ventilated Brake Disc 430 mm' }));
    await tabTo(canvas.getByRole('button', { name: 'Delete Clutch Kit 430 mm' }));
    await press('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(fixtures.clutchKit);
  },
};

export const NoName: Story = {
  args: { parts: [fixtures.unnamedPart, fixtures.barePart] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: 'Delete Unnamed part' })).toHaveLength(2);
  },
};

export const OutOfStock: Story = {
  args: { parts: [fixtures.outOfStockPart, fixtures.brakeDisc] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /Steel Wheel Rim/ })).toHaveTextContent(/3.*Out of stock/);
    await expect(canvas.getByRole('row', { name: /Brake Disc/ })).not.toHaveTextContent('Out of stock');
  },
};

/** The number is visible, and is searched. */
export const Numbers: Story = {
  tags: ['keyboard'],
  args: { parts: [fixtures.factsPart, fixtures.brakeDisc] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /Clutch Kit 395 mm/ })).toHaveTextContent('Part number 1823-45 A');
    await typeInto(canvas.getByRole('searchbox'), '1823-45');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Brake Disc/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Clutch Kit 395 mm/ })).toBeVisible();
  },
};

export const Shelves: Story = {
  args: { parts: [{ ...fixtures.factsPart, shelf: 'A-12' }, fixtures.brakeDisc] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Shelf' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Clutch Kit 395 mm/ })).toHaveTextContent('A-12');
  },
};

export const NumbersOnPhone: Story = {
  args: { parts: [fixtures.factsPart, { ...fixtures.longWordsPart, description: 'OEM: 9876543210-ABCDEFGHIJKLMN' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /Clutch Kit 395 mm/ });
    await expect(within(within(row).getByRole('rowheader')).getByText('1823-45 A')).toBeVisible();
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(112);
  },
};

export const NoPicture: Story = {
  args: { parts: [fixtures.noImagePart, { ...fixtures.brokenImagePart, image: 'data:image/png;base64,AAAA' }] },
};
/** A host that changes parts refuses orders of one without a stock. */
export const UnknownStock: Story = {
  args: { parts: [fixtures.clutchKit, fixtures.barePart], onEdit: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByTitle('Without a stock quantity this part cannot be ordered here.')).toHaveLength(1);
    await expect(canvas.getByRole('row', { name: /Unnamed part/ })).toHaveTextContent('cannot be ordered here');
  },
};
export const LongText: Story = { args: { parts: [fixtures.longWordsPart, fixtures.banglaPart] } };

/** Two lines per part: picture and name, then price, stock and the buttons. */
export const Phone: Story = {
  tags: ['keyboard'],
  args: { parts: [...fixtures.parts, fixtures.longWordsPart, fixtures.banglaPart], onEdit: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('row', { name: /Drive Axle Tyre/ });
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(112);
    await expect(within(row).getByText('৳38,750.50').getBoundingClientRect().height).toBeLessThanOrEqual(24);
    await expect(within(row).queryByRole('cell', { name: /Minimum order/ })).toBeNull();
    await tabUntil(within(row).getByRole('button', { name: 'Edit Drive Axle Tyre 295/80 R22.5' }));
    await tabTo(within(row).getByRole('button', { name: 'Delete Drive Axle Tyre 295/80 R22.5' }));
    await press('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(fixtures.tyre);
  },
};

/** Creates the rows only once, when the story is first rendered. */
const ManyParts = ({ onDelete }: Pick<typeof meta.args, 'onDelete'>) => {
  const [rows] = useState(() => fixtures.manyParts(1000));
  return <PartTable parts={rows} onDelete={onDelete} />;
};

/** Only the rows in the viewport are rendered; `UserTable` has 100,000. */
export const Many: Story = {
  render: ({ onDelete }) => <ManyParts onDelete={onDelete} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Manage Products' });
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    await expect(canvasElement.getElementsByTagName('*').length).toBeLessThanOrEqual(700);
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(grid.querySelector('[aria-rowindex="2"]')).toHaveTextContent(/৳500$|৳500\D/));
  },
};

export const MatchesSkeletonHeight: Story = {
  render: (args) => (
    <>
      <DataTableSkeleton columns={4} hasPicture hasTwoLines density="dense" />
      <PartTable {...args} />
    </>
  ),
  args: { parts: [fixtures.clutchKit] },
  play: async ({ canvasElement }) => expectRowHeightKept(canvasElement),
};

export const MatchesSkeletonHeightOnPhone: Story = {
  ...MatchesSkeletonHeight,
  globals: { viewport: { value: 'phone' } },
};
