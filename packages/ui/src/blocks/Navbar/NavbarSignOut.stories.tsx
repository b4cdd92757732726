import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { Navbar } from './Navbar.js';

/** What becomes of the menu, and of whoever stands in it, when they sign out. */
const meta = {
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    name: 'Surma Truck Parts',
    session: 'signedIn',
    currentPath: '/',
    mode: 'light',
    onModeChange: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button gives way to the login, and so does the focus. */
export const SignsOut: Story = {
  tags: ['keyboard'],
  render: function Shop(args) {
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
