import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusReturned, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { BasketLink } from '../BasketLink/BasketLink.js';
import { Navbar } from './Navbar.js';

const meta = {
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Surma Truck Parts',
    session: 'signedOut',
    currentPath: '/',
    mode: 'light',
    onModeChange: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

const hasItems =
  (present: string[], absent: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('nav a, nav li button')].map((item) => item.textContent);
    for (const name of present) await expect(names).toContain(name);
    for (const name of absent) await expect(names).not.toContain(name);
  };

export const Default: Story = {
  tags: ['S047', 'S048'],
  play: hasItems(['Home', 'Blog', 'My Portfolio', 'Login'], ['Dashboard', 'Sign Out']),
};
export const SessionUnknown: Story = {
  args: { session: 'unknown' },
  play: hasItems(['Home'], ['Dashboard', 'Login', 'Sign Out']),
};

export const SignedIn: Story = {
  tags: ['S047', 'S049', 'keyboard'],
  args: { session: 'signedIn', currentPath: '/dashboard/myorders' },
  globals: desktop,
  play: async (context) => {
    await hasItems(['Home', 'Blog', 'My Portfolio', 'Dashboard', 'Sign Out'], ['Login'])(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    await tabUntil(canvas.getByRole('button', { name: 'Sign Out' }));
    await press('{Enter}');
    await expect(context.args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const WithBasket: Story = {
  args: { basket: <BasketLink count={12} isCurrent />, currentPath: '/basket' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Basket, 12 parts' })).toBeVisible();
  },
};

const switchesModeTo =
  (mode: 'light' | 'dark'): NonNullable<Story['play']> =>
  async ({ args, canvasElement }) => {
    await tabUntil(within(canvasElement).getByRole('button', { name: `Switch to ${mode} colours` }));
    await press(' ');
    await expect(args.onModeChange).toHaveBeenCalledWith(mode);
  };

export const SwitchesToDark: Story = {
  tags: ['keyboard'],
  globals: { ...desktop, mode: 'light' },
  play: switchesModeTo('dark'),
};
export const SwitchesToLight: Story = {
  tags: ['keyboard'],
  args: { mode: 'dark' },
  globals: { ...desktop, mode: 'dark' },
  play: switchesModeTo('light'),
};

export const PhoneMenu: Story = {
  tags: ['keyboard', 'escape'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Open menu', expanded: false });
    await tabTo(canvas.getByRole('link', { name: 'Surma Truck Parts' }), button);
    await expect(canvas.queryByRole('link', { name: 'Blog' })).toBeNull();
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Close menu', expanded: true })).toHaveFocus();
    await tabTo(...['Home', 'All Parts', 'Blog'].map((name) => canvas.getByRole('link', { name })));
    await press('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Blog' })).toBeNull();
    await expectFocusReturned(button);
  },
};

export const PhoneMenuOpen: Story = {
  args: {
    session: 'signedIn',
    languages: [
      { locale: 'en-BD', name: 'English' },
      { locale: 'bn-BD', name: 'বাংলা' },
    ],
  },
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

export const PhoneMenuClosesOnNavigation: Story = {
  globals: phone,
  render: function NavbarWithRouter(args) {
    const [path, setPath] = useState('/');
    return (
      <div
        onClickCapture={(event) => {
          if (!(event.target instanceof HTMLAnchorElement)) return;
          event.preventDefault();
          setPath(event.target.pathname);
        }}
      >
        <Navbar {...args} currentPath={path} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const page of ['Blog', 'Blog', 'Home']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await userEvent.click(canvas.getByRole('link', { name: page }));
      await expect(canvas.queryByRole('link', { name: page })).toBeNull();
    }
  },
};

export const MovesFocusToLogin: Story = {
  tags: ['keyboard'],
  args: { session: 'signedIn' },
  globals: desktop,
  render: function NavbarWithSession(args) {
    const [session, setSession] = useState(args.session);
    return <Navbar {...args} session={session} onSignOut={() => setSession('signedOut')} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: 'Sign Out' }));
    await press('{Enter}');
    await expectFocusReturned(canvas.getByRole('link', { name: 'Login' }));
  },
};

export const LongText: Story = {
  args: { name: 'Messrs Habibur Rahman and Sons Lorry and Bus Spares Importers', session: 'signedIn' },
};
