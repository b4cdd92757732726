import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.js';

it('says that nothing is found only after the host has answered', () => {
  const tableOf = (isUpdating: boolean) => (
    <DataTable
      label="Users"
      rows={[]}
      columns={[]}
      rowKey={String}
      formatCount={String}
      empty="No users yet"
      paging={{
        total: 0,
        search: 'Begum',
        onSearchChange: () => undefined,
        sort: undefined,
        onSortChange: () => undefined,
        isUpdating,
      }}
    />
  );
  const { rerender } = render(tableOf(true));
  expect(screen.queryByText('No matches')).toBeNull();
  expect(screen.queryByText('No users yet')).toBeNull();
  rerender(tableOf(false));
  expect(screen.queryByText('No matches')).not.toBeNull();
});
