import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { notificationKinds } from '@dealerkit/domain/notifications/notifications';
import type { NotificationPreferences } from '@dealerkit/domain/notifications/notifications';
import { NotificationSettings } from './NotificationSettings.js';
import type { NotificationSettingsProps } from './NotificationSettings.js';

const customer: NotificationPreferences = {
  language: 'en',
  off: [{ kind: 'invoice', channel: 'email' }],
  kinds: ['orderStep', 'changedTerms', 'invoice'],
  channels: ['email', 'push'],
};

const browserMessages = (state: 'on' | 'off' | 'denied') => ({ state, onTurnOn: fn(async () => undefined) });

const meta = {
  component: NotificationSettings,
  args: {
    preferences: { state: 'ready', data: customer },
    onChange: fn<NotificationSettingsProps['onChange']>(async () => undefined),
    browser: browserMessages('off'),
  },
  decorators: [maxWidth('48rem')],
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const switchIn = (canvasElement: HTMLElement, kind: string, channel: string) =>
  within(within(canvasElement).getByRole('group', { name: kind })).getByRole('switch', { name: channel });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const invoice = switchIn(canvasElement, 'Invoice of my order', 'E-mail');
    await expect(invoice).not.toBeChecked();
    await tabUntil(invoice);
    await press(' ');
    await expect(invoice).toBeChecked();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ language: 'en', off: [] }));
    await tabUntil(within(canvasElement).getByRole('button', { name: 'Turn on in this browser' }));
    await press('{Enter}');
    await waitFor(() => expect(args.browser?.onTurnOn).toHaveBeenCalledOnce());
  },
};

export const OtherLanguage: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'bn');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ language: 'bn', off: customer.off }));
  },
};

/** An admin with every channel, in the demo. */
export const Admin: Story = {
  args: {
    preferences: {
      state: 'ready',
      data: { ...customer, off: [], kinds: [...notificationKinds], channels: ['email', 'push', 'webhook'] },
    },
    browser: browserMessages('on'),
    mailboxHref: '/emulator/mails',
  },
};

export const BrowserBlocks: Story = { args: { browser: browserMessages('denied') } };

export const EmailOnly: Story = {
  args: { preferences: { state: 'ready', data: { ...customer, channels: ['email'] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const NotStored: Story = {
  args: { onChange: fn<NotificationSettingsProps['onChange']>(async () => ({ message: en.errors.offline.advice })) },
  play: async ({ canvasElement }) => {
    const step = switchIn(canvasElement, 'Step of my order', 'Browser');
    await userEvent.click(step);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(en.errors.offline.advice);
    await expect(step).toBeChecked();
  },
};

export const Loading: Story = { args: { preferences: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ preferences: value }));
