import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.js';
import { Card } from '../Card/Card.js';
import { PageHeader } from '../PageHeader/PageHeader.js';
import { Page } from './Page.js';

const content = [
  <PageHeader key="header" title="Your parts" lead="Brakes, clutches, filters and springs." />,
  <Card key="card">24 parts</Card>,
];

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: content },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [title, card] = [within(canvasElement).getByText(/^Brakes/), within(canvasElement).getByText('24 parts')].map(
      (each) => each.getBoundingClientRect(),
    );
    await expect((card?.top ?? 0) - (title?.bottom ?? 0)).toBeCloseTo(16, 0);
  },
};

export const Wide: Story = { args: { width: 'wide' } };

export const Measure: Story = { args: { width: 'measure', as: 'article' } };

export const Column: Story = { args: { width: 'column', gap: 'lg' } };

export const BelowLinks: Story = {
  tags: ['keyboard'],
  args: {
    start: 'links',
    children: [<Breadcrumbs key="path" pages={[{ label: 'Parts', href: '/parts' }]} current="Clutch" />, ...content],
  },
  play: async ({ canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('link', { name: 'Parts' }));
    await expect(await followLink()).toBe('/parts');
  },
};

export const InAPage: Story = {
  args: { children: [<Page key="page">{content}</Page>] },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    const page = canvasElement.querySelector('div');
    await expect(title.getBoundingClientRect().left).toBe(
      (page?.getBoundingClientRect().left ?? 0) + Number.parseFloat(getComputedStyle(page ?? title).paddingInlineStart),
    );
  },
};

export const LongText: Story = {
  args: { children: [<PageHeader key="header" title={'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(3)} />] },
};
