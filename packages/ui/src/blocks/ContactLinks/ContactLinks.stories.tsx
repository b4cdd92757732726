import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contact } from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { ContactLinks } from './ContactLinks.js';

const meta = {
  component: ContactLinks,
  args: { contact, message: 'Hello, I have a question about this part: Clutch Kit 430 mm. Quantity: 1.' },
  decorators: [maxWidth('34rem')],
} satisfies Meta<typeof ContactLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const call = canvas.getByRole('link', { name: 'Call +880 1700-000821' });
    const message = canvas.getByRole('link', { name: 'Send a message on WhatsApp' });
    await expect(call).toHaveAttribute('href', 'tel:01700000821');
    await tabTo(call, message);
    await expect(await followLink()).toBe(
      'https://wa.me/8801700000821?text=Hello%2C%20I%20have%20a%20question%20about%20this%20part%3A%20Clutch%20Kit%20430%20mm.%20Quantity%3A%201.',
    );
  },
};

export const NoWhatsApp: Story = {
  args: { contact: { phone: contact.phone } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
