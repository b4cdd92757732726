import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Overview } from '../../blocks/Overview/Overview.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { adminRows, customerRows } from '../../../stories/fixtures/index.js';
import { followLink, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { DashboardScreen } from './DashboardScreen.js';

const meta = {
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', path: paths.dashboard },
  args: {
    name: 'Rafiq Hossain',
    role: { state: 'ready', data: 'customer' },
    currentPath: '/dashboard',
    children: <Overview rows={customerRows(3, 14)} />,
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const menuIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Dashboard' }));

const itemsIn = (canvasElement: HTMLElement) =>
  menuIn(canvasElement)
    .getAllByRole('link')
    .map((link) => link.textContent?.trim());

export const Default: Story = {
  tags: ['keyboard', 'S003'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { level: 1, name: 'Welcome to your Dashboard' });
    await expect(itemsIn(canvasElement)).toEqual(['My Orders', 'Add A Review', 'My Profile']);
    await expect(title).toBeVisible();
    const [first, ...others] = menuIn(canvasElement).getAllByRole('link');
    if (first) await tabUntil(first);
    await tabTo(...others, canvas.getByRole('link', { name: 'Orders placed 3' }));
    await expect(await followLink()).toBe('/dashboard/myorders');
  },
};

export const Admin: Story = {
  args: { name: 'Nasrin Akter', role: { state: 'ready', data: 'admin' }, children: <Overview rows={adminRows} /> },
  play: async ({ canvasElement }) => {
    await expect(itemsIn(canvasElement)).toEqual(['My Profile', 'All Users', 'Add A Products', 'Manage Products']);
  },
};

export const Loading: Story = {
  args: {
    role: { state: 'loading' },
    children: <Overview rows={{ state: 'loading' }} />,
  },
  play: async ({ canvasElement }) => {
    await expect(itemsIn(canvasElement)).toEqual(['My Profile']);
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

/** Before the session is known: no item and no name. */
export const Pending: Story = {
  args: { name: undefined, role: { state: 'loading' }, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(menuIn(canvasElement).queryAllByRole('link')).toEqual([]);
    await expect(within(canvasElement).getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
  },
};

export const Empty: Story = { args: { children: <Overview rows={customerRows(0, 0)} /> } };

export const Failed: Story = failedStory((value) => ({ role: value, children: <Overview rows={value} /> }));

export const LongText: Story = {
  args: { name: 'Mohammad Shahriar Rahman Chowdhury Bhuiyan of Surma Valley Transport and Logistics Ltd.' },
};

/** Asks a customer to verify the e-mail address, on the first page only. */
export const Unverified: Story = {
  args: { verification: { email: 'salma@example.com', onSend: async () => undefined, onCheck: async () => undefined } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Verify your e-mail address')).toBeVisible();
  },
};
