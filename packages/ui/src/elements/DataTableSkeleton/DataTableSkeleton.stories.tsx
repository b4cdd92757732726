import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { users } from '../../../stories/fixtures/index.js';
import { DataTable } from '../DataTable/DataTable.js';
import { DataTableSkeleton } from './DataTableSkeleton.js';

const meta = { tags: ['no-own-controls'], component: DataTableSkeleton } satisfies Meta<typeof DataTableSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const columns = [{ key: 'email', header: 'Email', value: ({ email }: { email: string }) => email }];

export const MatchesTable: Story = {
  render: () => (
    <>
      <div data-testid="skeleton">
        <DataTableSkeleton />
      </div>
      <DataTable label="Users" rows={users} columns={columns} rowKey={({ _id }) => _id} formatCount={String} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Users' });
    const skeleton = canvas.getByTestId('skeleton').firstElementChild;
    const topIn = (root: Element | null | undefined, row: Element | null | undefined) =>
      (row?.getBoundingClientRect().top ?? 0) - (root?.getBoundingClientRect().top ?? 0);
    const skeletonRow = topIn(skeleton, skeleton?.firstElementChild?.lastElementChild?.children[1]);
    const row = topIn(table.closest('[aria-busy]')?.parentElement?.parentElement, table.querySelector('tbody tr'));
    await expect(Math.abs(skeletonRow - row)).toBeLessThanOrEqual(3);
  },
};
