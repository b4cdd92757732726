import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LanguageCode } from '@dealerkit/domain/text/languages';
import { mailOf } from '@dealerkit/domain/notifications/notificationMail';
import { digestOf, messageOf } from '@dealerkit/domain/notifications/notificationMessages';
import type { Notification } from '@dealerkit/domain/notifications/delivery';
import { expect, within } from 'storybook/test';
import { MailPreview } from './MailPreview.js';

const frame = (language: LanguageCode) => ({
  language,
  shop: 'Surma Truck Parts',
  name: 'Nasrin Akter',
  origin: 'https://shop.example',
  unsubscribe: 'https://shop.example/api/notifications/unsubscribe?token=1',
});

const mail = (notification: Notification, language: LanguageCode = 'en') =>
  mailOf(messageOf(notification, language), frame(language));

const lines = [
  { name: 'Brake Disc 410 mm', pieces: 2 },
  { name: 'Clutch Kit 430 mm', pieces: 1 },
];
const newOrder: Notification = { kind: 'newOrder', number: 1042, name: 'Rahim Uddin', lines };
const step: Notification = { kind: 'orderStep', number: 1042, status: 'confirmed', lines };
const lowStock: Notification = { kind: 'lowStock', lines, count: 14 };

const meta = {
  component: MailPreview,
  args: { mail: mail(newOrder), from: 'Surma Truck Parts <orders@shop.example>', to: 'admin@shop.example' },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('New order 1042')).toBeVisible();
    const content = within(canvasElement).getByTitle('Content of the e-mail');
    await expect(content.getAttribute('srcdoc')).toContain('2 × Brake Disc 410 mm');
  },
};
export const CancelledLine: Story = { args: { mail: mail({ kind: 'cancelledLine', number: 1042, lines }) } };
export const OrderStep: Story = { args: { mail: mail(step) } };
export const OrderStepInBangla: Story = { args: { mail: mail(step, 'bn') } };
export const ChangedTerms: Story = { args: { mail: mail({ kind: 'changedTerms', number: 1042 }) } };
export const Invoice: Story = { args: { mail: mail({ kind: 'invoice', number: 1042, invoice: 'INV-2026-0007' }) } };
export const LowStock: Story = { args: { mail: mail(lowStock) } };
export const LowStockInBangla: Story = { args: { mail: mail(lowStock, 'bn') } };
export const FailedBackup: Story = { args: { mail: mail({ kind: 'failedBackup', problem: 'notCopied' }) } };
export const Digest: Story = {
  args: { mail: mailOf(digestOf([newOrder, step, ...Array.from({ length: 10 }, () => step)], 'en'), frame('en')) },
};
export const PlainText: Story = { args: { version: 'text' } };
