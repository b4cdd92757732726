import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clutchKit, manyParts, parts } from '../../../stories/fixtures/index.js';
import { RowsOnDemand } from '../../../stories/RowsOnDemand.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { expectFocusReturned, followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { rejectedDialogStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { paths } from '@dealerkit/domain/paths';
import { ManageProductsScreen } from './ManageProductsScreen.js';
import type { ManageProductsScreenProps } from './ManageProductsScreen.js';

const meta = {
  component: ManageProductsScreen,
  parameters: { layout: 'fullscreen', path: paths.manageProducts, role: 'admin' },
  args: {
    parts: { state: 'ready', data: parts },
    onDelete: fn<ManageProductsScreenProps['onDelete']>(async () => undefined),
    importHref: '/dashboard/import',
    onExport: async () => undefined,
  },
} satisfies Meta<typeof ManageProductsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Delete Clutch Kit 430 mm' });
  await tabUntil(opener);
  await press('{Enter}');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete Clutch Kit 430 mm',
  });
  return { opener, dialog: within(dialog) };
};

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage Products' })).toBeVisible();
    const { opener, dialog } = await openDialog(canvasElement);
    await expect(dialog.getByText('Once deleted, the part disappears from the home page.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancle' })).toHaveFocus();
    await press('{Enter}');
    await expectFocusReturned(opener);
    await press('{Enter}');
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Updates `parts` after the request, as an application does. */
const WithUpdatedParts = (props: ManageProductsScreenProps) => {
  const [updatedParts, setUpdatedParts] = useState(parts);
  return (
    <ManageProductsScreen
      parts={{ state: 'ready', data: updatedParts }}
      onDelete={(part) => {
        setUpdatedParts((before) => before.filter(({ _id }) => _id !== part._id));
        return props.onDelete(part);
      }}
    />
  );
};

export const Deleted: Story = {
  tags: ['keyboard'],
  render: (args) => <WithUpdatedParts {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const { dialog } = await openDialog(canvasElement);
    await tabTo(dialog.getByRole('button', { name: 'Delete' }));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(clutchKit);
    await expect(canvas.queryByRole('row', { name: /Clutch Kit/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete Drive Axle Tyre 295/80 R22.5' })).toHaveFocus();
  },
};

export const Edited: Story = {
  tags: ['keyboard'],
  args: { onUpdate: fn<NonNullable<ManageProductsScreenProps['onUpdate']>>(async () => undefined) },
  play: async ({ args, canvasElement }) => {
    const edit = within(canvasElement).getByRole('button', { name: 'Edit Clutch Kit 430 mm' });
    await tabUntil(edit);
    await press('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit Clutch Kit 430 mm' }));
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Price' })).toHaveFocus());
    await press('{Control>}a{/Control}42000{Enter}');
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(clutchKit, { read: { price: 41500 }, changes: { price: 42000 } }),
    );
    await expectFocusReturned(edit);
  },
};

export const BulkEdit: Story = {
  tags: ['keyboard'],
  args: { onUpdateAll: fn<NonNullable<ManageProductsScreenProps['onUpdateAll']>>(async () => []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: 'Edit prices and stock' }));
    await press('{Enter}');
    const [first] = await canvas.findAllByRole('textbox', { name: /^Price: / });
    await expect(first).toHaveFocus();
    await tabUntil(canvas.getByRole('button', { name: 'Back to the list' }));
    await press('{Enter}');
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};

const paging = {
  total: 1240,
  search: '',
  onSearchChange: fn<(search: string) => void>(),
  sort: undefined,
  onSortChange: fn<(sort: unknown) => void>(),
  isUpdating: false,
  onMore: fn(),
};

export const Paged: Story = {
  args: { paging },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('8 of 1,240 parts shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(paging.onMore).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('searchbox'), 'k');
    await expect(paging.onSearchChange).toHaveBeenCalledWith('k');
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(paging.onSortChange).toHaveBeenCalledWith({ key: 'price', direction: 'ascending' });
    await expect(canvas.queryByRole('button', { name: 'Minimum order' })).toBeNull();
  },
};

/** The host stops counting the matches of a search at 10,000. */
export const PagedManyMatches: Story = {
  args: { paging: { ...paging, search: 'k', total: 10_000, isTotalMinimum: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('8 of 10,000 or more parts shown')).toBeVisible();
  },
};

export const PagedNothingFound: Story = {
  args: { parts: { state: 'ready', data: [] }, paging: { ...paging, search: 'xyz', total: 0, onMore: undefined } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }));
    await expect(paging.onSearchChange).toHaveBeenCalledWith('');
  },
};

export const Loading: Story = { args: { parts: { state: 'loading' } } };

export const Empty: Story = {
  tags: ['keyboard'],
  args: { parts: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await tabUntil(within(canvasElement).getByRole('link', { name: 'Add a part' }));
    await expect(await followLink()).toBe('/dashboard/addproduct');
  },
};

export const Failed: Story = failedStory((value) => ({ parts: value }));

export const OnePart: Story = {
  args: { parts: { state: 'ready', data: parts.slice(0, 1) }, importHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Import a list' })).toBeNull();
    await expect(within(canvasElement).getByText('1 part')).toBeInTheDocument();
  },
};

/** For `npm run bench:tables`: the stories of the table prove many rows. */
export const HundredThousandParts: Story = {
  tags: ['!test'],
  render: (args) => (
    <RowsOnDemand makeRows={manyParts}>{(rows) => <ManageProductsScreen {...args} parts={rows} />}</RowsOnDemand>
  ),
};

const rejected = rejectedDialogStory(
  (reject) => ({ onDelete: fn<ManageProductsScreenProps['onDelete']>(reject) }),
  'Delete Clutch Kit 430 mm',
  'Delete',
);

export const DeleteFailed: Story = rejected(en.errors.server.advice);
