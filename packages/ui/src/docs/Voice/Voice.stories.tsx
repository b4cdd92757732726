import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';
import { catalogue, englishAt } from './catalogue.js';
import { misspellings } from './guidelines.js';
import { Voice } from './Voice.js';

const meta = {
  title: 'Voice and texts',
  component: Voice,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Voice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'Voice and texts',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const home = within(page.getByRole('table', { name: 'Texts of home' }));
    await expect(home.getByText(en.home.headline)).toBeVisible();
    await expect(home.getByText(bn.home.headline)).toBeVisible();
    const orders = page.getByRole('table', { name: 'Texts of order' });
    await expect(orders).not.toBeVisible();
    await userEvent.click(page.getByRole('heading', { name: 'order' }));
    await expect(orders).toBeVisible();
    const incomplete = catalogue
      .flatMap(({ entries }) => entries)
      .filter((entry) => /undefined|\[object|NaN/.test(entry.en + entry.bn) || !entry.en || !entry.bn);
    await expect(incomplete).toEqual([]);
    for (const { path, word } of misspellings) await expect(englishAt(path)).toContain(word);
  },
};
