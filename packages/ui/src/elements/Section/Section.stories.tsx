import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from './Section.js';

const meta = {
  component: Section,
  args: { title: 'Choose Your Parts', children: <p>Brakes, clutches, filters and springs.</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Choose Your Parts' })).toContainElement(
      canvas.getByRole('heading', { level: 2 }),
    );
  },
};

export const Sunken: Story = { args: { background: 'sunken' } };
export const Brand: Story = { args: { background: 'brand' } };

export const Thin: Story = { args: { padding: 'thin' } };

/** A section inside a page. */
export const Inside: Story = {
  args: { padding: 'none', gap: 'sm', level: 3, size: 'title' },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 3, name: 'Choose Your Parts' });
    const content = within(canvasElement).getByText(/^Brakes/);
    await expect(content.getBoundingClientRect().top - title.getBoundingClientRect().bottom).toBeCloseTo(12, 0);
  },
};

export const TitleHidden: Story = {
  args: { titleHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Choose Your Parts' })).toBeInTheDocument();
  },
};

export const LongText: Story = { args: { title: 'Vierzylinderdieselmotoreneinspritzpumpen '.repeat(3) } };
