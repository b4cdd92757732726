import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sites } from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { PortfolioSites } from './PortfolioSites.js';

const meta = { component: PortfolioSites, args: { sites } } satisfies Meta<typeof PortfolioSites>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(sites.map(({ href }) => href));
    for (const link of links) {
      await tabTo(link);
      await expect(await followLink()).toBe(link.getAttribute('href'));
    }
  },
};

export const WithoutPictures: Story = {
  args: { sites: sites.map((site) => ({ ...site, picture: undefined })) },
};

export const LongText: Story = {
  args: { sites: sites.map((site) => ({ ...site, name: site.name.replaceAll(' ', '').repeat(5) })) },
};
