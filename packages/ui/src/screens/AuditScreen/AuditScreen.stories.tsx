import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { auditEntries } from '../../../stories/fixtures/index.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { AuditScreen } from './AuditScreen.js';
import type { AuditScreenProps } from './AuditScreen.js';

const paging: AuditScreenProps['paging'] = {
  total: auditEntries.length,
  search: '',
  onSearchChange: fn(),
  sort: undefined,
  onSortChange: fn(),
  isUpdating: false,
};

const meta = {
  component: AuditScreen,
  parameters: { layout: 'fullscreen', path: paths.audit, role: 'admin' },
  args: {
    entries: { state: 'ready', data: auditEntries },
    paging,
    dates: { from: '', to: '' },
    onDatesChange: fn(),
    onExport: fn<AuditScreenProps['onExport']>(async () => undefined),
  },
} satisfies Meta<typeof AuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the search, as a page does. */
const WithSearch = (props: AuditScreenProps) => {
  const [search, setSearch] = useState('');
  const onSearchChange = (typed: string) => {
    setSearch(typed);
    props.paging.onSearchChange(typed);
  };
  return <AuditScreen {...props} paging={{ ...props.paging, search, onSearchChange }} />;
};

export const Default: Story = {
  tags: ['keyboard'],
  render: (args) => <WithSearch {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /Set order status/ });
    await expect(row).toHaveTextContent('admin@example.com');
    await expect(row).toHaveTextContent('Placed -\u2060> Confirmed');
    await expect(canvas.getByRole('row', { name: /Order 1045/ })).toHaveTextContent('Discount none -\u2060> ৳1,500');
    await tabUntil(canvas.getByRole('button', { name: 'Export Activity log' }));
    await press('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
    await typeInto(canvas.getByRole('searchbox'), 'karim');
    await waitFor(() => expect(args.paging.onSearchChange).toHaveBeenLastCalledWith('karim'));
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-11-22' } });
    await expect(args.onDatesChange).toHaveBeenCalledWith({ from: '2026-11-22', to: '' });
  },
};

export const More: Story = {
  args: { paging: { ...paging, total: 10_000, isTotalMinimum: true, onMore: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/10,000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.paging.onMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { entries: { state: 'ready', data: [] }, paging: { ...paging, total: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No entries')).toBeVisible();
  },
};

export const ExportFailed: Story = {
  args: { onExport: fn<AuditScreenProps['onExport']>(async () => ({ message: 'There is a problem on our side.' })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export Activity log' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('There is a problem on our side.');
  },
};

export const Loading: Story = { args: { entries: { state: 'loading' } } };

export const Failed: Story = failedStory((entries) => ({ entries }));
