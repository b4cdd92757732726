import type { Meta, StoryObj } from '@storybook/react-vite';
import { personalData } from '@dealerkit/domain/account/personalData';
import { paths } from '@dealerkit/domain/paths';
import { expect, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { followLink, tabUntil } from '../../../stories/keyboard.js';
import { PrivacyScreen } from './PrivacyScreen.js';

const retention = { audit: 730, notifications: 30, invoices: 2190, zeroResultSearches: 90, backups: 14 };

const meta = {
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen', path: paths.privacy },
  args: { retention: { state: 'ready', data: retention }, hasRights: true },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const itemOf = (canvasElement: HTMLElement, title: string) => {
  const item = within(canvasElement).getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`${title} is not in a list.`);
  return item;
};

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(Object.keys(personalData).length);
    await expect(itemOf(canvasElement, 'The activity log')).toHaveTextContent('2 years.');
    await expect(itemOf(canvasElement, 'Your invoices')).toHaveTextContent('6 years.');
    await tabUntil(canvas.getByRole('link', { name: 'To my profile' }));
    await expect(await followLink()).toBe(paths.myProfile);
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'গোপনীয়তা' })).toBeVisible();
    await expect(itemOf(canvasElement, 'ব্যাকআপ')).toHaveTextContent('১৪ দিন।');
  },
};

/** The dealer makes the backups by other means. */
export const OtherBackups: Story = {
  args: { retention: { state: 'ready', data: { ...retention, backups: undefined } } },
  play: async ({ canvasElement }) => {
    await expect(itemOf(canvasElement, 'Backups')).toHaveTextContent('As long as the dealer keeps backups.');
  },
};

/** A host that answers the documented calls only: what it keeps is not known. */
export const OtherHost: Story = {
  args: { retention: undefined, hasRights: false },
  play: async ({ canvasElement }) => {
    const titles = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['Your sign-in', 'On your device']);
  },
};

export const Loading: Story = { args: { retention: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ retention: value }));
