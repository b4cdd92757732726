import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { banglaDealer, dealer } from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { Footer } from './Footer.js';

const meta = { component: Footer, parameters: { layout: 'fullscreen' }, args: { dealer } } satisfies Meta<
  typeof Footer
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['S035', 'keyboard'],
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByText('Ambarkhana showroom')).toBeVisible();
    await expect(footer.getByText('Kadamtali showroom')).toBeVisible();
    await expect(footer.getByText('Serving truck owners since 2004')).toBeVisible();
    await expect(footer.getByRole('link', { name: '+880 1700-000821' })).toHaveAttribute('href', 'tel:01700000821');
    await expect(footer.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    const links = footer.getAllByRole('link');
    for (const each of links) await expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await tabTo(...links);
    await expect(await followLink()).toBe(links.at(-1)?.getAttribute('href'));
  },
};

export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:01700000821',
      'tel:01700000822',
    ]);
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: { dealer: banglaDealer },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(footer).toHaveTextContent('২০০৪ সাল থেকে ট্রাক মালিকদের পাশে');
    await expect(within(footer).getByRole('link', { name: '+৮৮০ ১৭০০-০০০৮২১' })).toHaveAttribute(
      'href',
      'tel:01700000821',
    );
  },
};

export const LongText: Story = {
  args: {
    dealer: {
      ...dealer,
      name: 'Messrs Habibur Rahman and Sons Lorry and Bus Spares Importers',
      showrooms: dealer.showrooms.map((room) => ({
        name: room.name,
        phone: room.phone,
        address: `Holding 1187/B, Second Floor, behind the Kadamtali Central Bus Terminal, ${room.address}`,
        hours: 'Saturday to Wednesday 9:00 to 20:00, Thursday 9:00 to 14:00, closed on Fridays and public holidays',
      })),
    },
  },
};
