import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { DashboardPage } from './DashboardPage.js';

const meta = {
  component: DashboardPage,
  args: { title: 'My Profile', children: <Notice>The content of the page.</Notice> },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1, name: 'My Profile' });
    title.focus();
    await expect(title).toHaveFocus();
    const margin = title.getBoundingClientRect().left - canvasElement.getBoundingClientRect().left;
    await expect(margin).toBeGreaterThan(8);
  },
};

export const WithLead: Story = { args: { lead: 'Your address and phone number for deliveries.' } };
export const WithAction: Story = {
  args: { lead: 'All parts on sale.', action: <ButtonLink href="/dashboard/import">Import a list</ButtonLink> },
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('link', { name: 'Import a list' }));
    await expect(await followLink()).toBe('/dashboard/import');
  },
};

export const LongText: Story = {
  args: {
    title: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad and all that belongs to it',
    lead: 'It is on the ship that should reach Chattogram on Thursday if the weather holds. '.repeat(3),
  },
};
