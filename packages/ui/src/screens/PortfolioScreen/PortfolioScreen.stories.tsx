import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { developer, sites } from '../../../stories/fixtures/index.js';
import { followLink, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { PortfolioScreen } from './PortfolioScreen.js';
import type { PortfolioScreenProps } from './PortfolioScreen.js';

const meta = {
  component: PortfolioScreen,
  parameters: { layout: 'fullscreen', path: paths.portfolio },
  args: { developer, sites },
} satisfies Meta<typeof PortfolioScreen>;
export default meta;
type Story = StoryObj<PortfolioScreenProps>;

export const Default: Story = {
  tags: ['keyboard', 'S004'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: developer.name })).toBeVisible();
    const work = within(canvas.getByRole('region', { name: 'Sites' }));
    const [first, ...others] = work.getAllByRole('link');
    if (first) await tabUntil(first);
    await expect(await followLink()).toBe(sites[0].href);
    await tabTo(...others);
    await expect(others.map((link) => link.getAttribute('href'))).toEqual(sites.slice(1).map(({ href }) => href));
  },
};

export const WithoutPictures: Story = {
  args: {
    developer: { ...developer, portrait: undefined },
    sites: sites.map((site) => ({ ...site, picture: undefined })),
  },
};

export const LongText: Story = {
  args: {
    developer: {
      ...developer,
      name: 'Mohammad Shahriar Rahman Chowdhury Bhuiyan',
      about: [`${developer.about[0]} `.repeat(8)],
    },
  },
};
