import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectFocusReturned, followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { hostItems } from '../../../stories/hostItems.js';
import { clockIcon } from '../../elements/Icon/icons.js';
import type { SharedTexts } from '../../texts/en/shared.js';
import { useUi } from '../../UiProvider.js';
import { DashboardMenu, dashboardItems } from './DashboardMenu.js';
import type { DashboardItems, DashboardMenuProps } from './DashboardMenu.js';

const meta = {
  component: DashboardMenu,
  args: { role: { state: 'ready', data: 'customer' }, currentPath: '/dashboard/myorders' },
} satisfies Meta<typeof DashboardMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.textContent?.trim());

export const Default: Story = {
  tags: ['S054', 'S055', 'keyboard'],
  play: async ({ canvasElement }) => {
    await expect(labels(canvasElement)).toEqual(['My Orders', 'Add A Review', 'My Profile']);
    await expect(within(canvasElement).getByRole('link', { name: 'My Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await tabTo(...within(canvasElement).getAllByRole('link'));
    await expect(await followLink()).toBe('/dashboard/myprofile');
  },
};

export const Admin: Story = {
  tags: ['S057', 'S058', 'S059', 'S060'],
  args: { role: { state: 'ready', data: 'admin' }, currentPath: '/dashboard/manageproducts' },
  play: async ({ canvasElement }) => {
    await expect(labels(canvasElement)).toEqual(['My Profile', 'All Users', 'Add A Products', 'Manage Products']);
  },
};

const WithItems = ({ itemsOf, ...menu }: DashboardMenuProps & { itemsOf: (texts: SharedTexts) => DashboardItems }) => (
  <DashboardMenu {...menu} items={itemsOf(useUi().texts)} />
);

/** A host with all calls of the dealerkit backend. */
export const AdminWithAllPages: Story = {
  args: {
    role: { state: 'ready', data: 'admin' },
    currentPath: '/dashboard/orders/1',
  },
  render: (args) => <WithItems {...args} itemsOf={hostItems} />,
  play: async ({ canvasElement }) => {
    await expect(labels(canvasElement).slice(-8)).toEqual([
      'Manage Products',
      'Orders',
      'Customers',
      'Cheques',
      'Day book',
      'Trade names',
      'Searches without result',
      'Activity log',
    ]);
    await expect(within(canvasElement).getByRole('link', { current: true })).toHaveTextContent('Orders');
  },
};

const ownItems = (texts: SharedTexts): DashboardItems => {
  const { customer, admin } = dashboardItems(texts);
  return { admin, customer: [{ href: '/warranty', icon: clockIcon, label: 'Warranty' }, ...customer.slice(-1)] };
};

/** A site without reviews and with a page of its own. */
export const OwnItems: Story = {
  args: { currentPath: '/warranty' },
  render: (args) => <WithItems {...args} itemsOf={ownItems} />,
  play: async ({ canvasElement }) => {
    await expect(labels(canvasElement)).toEqual(['Warranty', 'My Profile']);
  },
};

/** Eleven pages do not fit beside each other on a phone. */
export const AdminOnAPhone: Story = {
  tags: ['keyboard'],
  args: {
    role: { state: 'ready', data: 'admin' },
    currentPath: '/dashboard/manageproducts',
    waiting: { orders: 12, lowStock: 4 },
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <WithItems {...args} itemsOf={hostItems} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Manage Products', expanded: false });
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await tabTo(button);
    await press('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(labels(canvasElement)).toHaveLength(11);
    await expect(canvas.getByRole('link', { name: 'Orders 12 Waiting for confirmation' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Manage Products 4 Low stock');
    await tabTo(...canvas.getAllByRole('link'));
  },
};

export const RoleLoading: Story = {
  args: { role: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(labels(canvasElement)).toEqual(['My Profile']);
    await expect(within(canvasElement).getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
  },
};

export const RoleFailed: Story = {
  tags: ['keyboard'],
  args: { role: { state: 'failed', kind: 'offline', retry: fn() } },
  play: async ({ args, canvasElement }) => {
    await expect(labels(canvasElement)).toEqual(['My Profile']);
    await tabUntil(within(canvasElement).getByRole('button', { name: 'Try again: Dashboard' }));
    await press('{Enter}');
    await expect(args.role.state === 'failed' && args.role.retry).toHaveBeenCalledOnce();
  },
};

const WithRetry = ({ currentPath }: DashboardMenuProps) => {
  const [role, setRole] = useState<DashboardMenuProps['role']>({
    state: 'failed',
    kind: 'offline',
    retry: () => setRole({ state: 'loading' }),
  });
  return <DashboardMenu role={role} currentPath={currentPath} />;
};

export const KeepsFocusOnRetry: Story = {
  tags: ['keyboard'],
  render: (args) => <WithRetry {...args} />,
  play: async ({ canvasElement }) => {
    await tabUntil(within(canvasElement).getByRole('button', { name: 'Try again: Dashboard' }));
    await press('{Enter}');
    const menu = within(canvasElement).getByRole('navigation', { name: 'Dashboard' });
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await expectFocusReturned(menu);
    await tabTo(within(canvasElement).getByRole('link', { name: 'My Profile' }));
  },
};
