import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { Link } from './Link.js';

const meta = { component: Link, args: { href: '#parts', children: 'the parts on the shelf' } } satisfies Meta<
  typeof Link
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  render: (args) => (
    <p>
      Have a look at <Link {...args} />.
    </p>
  ),
  play: async ({ canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('link', { name: 'the parts on the shelf' }));
    await expect(await followLink()).toBe('#parts');
  },
};

export const Inherit: Story = { args: { variant: 'inherit' } };
export const Menu: Story = { args: { variant: 'menu', children: 'Blog' } };
export const Current: Story = { args: { variant: 'menu', children: 'Blog', 'aria-current': 'page' } };
/** The child is the link of a router. */
export const AsChild: Story = {
  render: () => (
    <Link asChild>
      <a href="#parts">All parts</a>
    </Link>
  ),
};

export const LongText: Story = {
  args: { children: 'every part that came off the ship in Chattogram this week and is not yet priced' },
};
