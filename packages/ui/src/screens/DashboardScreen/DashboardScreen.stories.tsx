import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Overview } from '../../blocks/Overview/Overview.js';
import { DashboardScreen } from './DashboardScreen.js';

const customerFigures = [
  { label: 'Orders placed', value: 3, href: '/dashboard/myorders' },
  { label: 'Pieces ordered', value: 14, href: '/dashboard/myorders' },
];
const adminFigures = [
  { label: 'Parts on sale', value: 24, href: '/dashboard/manageproducts' },
  { label: 'Out of stock', value: 1, href: '/dashboard/manageproducts' },
  { label: 'Users', value: 318, href: '/dashboard/alluser' },
  { label: 'Admins', value: 2, href: '/dashboard/alluser' },
];

const meta = {
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Rafiq Hossain',
    role: { state: 'ready', data: 'customer' },
    currentPath: '/dashboard',
    children: <Overview figures={{ state: 'ready', data: customerFigures }} />,
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Welcome to your Dashboard' }),
    ).toBeVisible();
  },
};

export const Admin: Story = {
  args: {
    name: 'Nasrin Akter',
    role: { state: 'ready', data: 'admin' },
    children: <Overview figures={{ state: 'ready', data: adminFigures }} />,
  },
};

export const Loading: Story = {
  args: { role: { state: 'loading' }, children: <Overview figures={{ state: 'loading' }} /> },
};

export const Failed: Story = {
  args: {
    role: { state: 'failed', kind: 'offline', retry: fn() },
    children: <Overview figures={{ state: 'failed', kind: 'offline', retry: fn() }} />,
  },
};

export const Empty: Story = {
  args: {
    children: (
      <Overview figures={{ state: 'ready', data: customerFigures.map((figure) => ({ ...figure, value: 0 })) }} />
    ),
  },
};

export const LongName: Story = {
  args: { name: 'Mohammad Shahriar Rahman Chowdhury Bhuiyan of Surma Valley Transport and Logistics Ltd.' },
};
