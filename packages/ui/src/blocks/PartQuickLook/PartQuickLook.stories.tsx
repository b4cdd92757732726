import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '../../elements/Button/Button.js';
import * as fixtures from '../../../stories/fixtures/index.js';
import { expectFocusReturned, followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { PartQuickLook } from './PartQuickLook.js';
import type { PartQuickLookProps } from './PartQuickLook.js';

const WithOpener = (props: PartQuickLookProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <PartQuickLook {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const meta = {
  component: PartQuickLook,
  render: (args) => <WithOpener {...args} />,
  args: { part: fixtures.factsPart, contact: fixtures.contact, onClose: fn() },
} satisfies Meta<typeof PartQuickLook>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  await tabTo(opener);
  await press('{Enter}');
  return { opener, sheet: within(await screen.findByRole('dialog')) };
};

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ canvasElement }) => {
    const { opener } = await open(canvasElement);
    await press('{Escape}');
    await expectFocusReturned(opener);
    await press('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Clutch Kit 395 mm, Three-Piece' }));
    await expect(sheet.getByRole('table', { name: 'As listed by the dealer' })).toBeVisible();
    await expect(sheet.getByText('Pressure plate, driven plate and release bearing, balanced as a set.')).toBeVisible();
    await tabUntil(sheet.getByRole('link', { name: 'Order Clutch Kit 395 mm, Three-Piece' }));
    await expect(await followLink()).toBe(`/purchase/${fixtures.factsPart._id}`);
  },
};

export const OutOfStock: Story = {
  args: { part: fixtures.outOfStockPart },
  play: async ({ canvasElement }) => {
    const { sheet } = await open(canvasElement);
    await expect(sheet.queryByRole('link', { name: /^Order/ })).toBeNull();
    const message = sheet.getByRole('link', { name: 'Send a message on WhatsApp' });
    await expect(decodeURIComponent(message.getAttribute('href') ?? '')).toContain(
      'Steel Wheel Rim 22.5 x 9.00 is out of stock on your site. I need 10.',
    );
  },
};

export const LongText: Story = {
  args: { part: fixtures.longWordsPart },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const MissingData: Story = {
  args: { part: fixtures.barePart },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
