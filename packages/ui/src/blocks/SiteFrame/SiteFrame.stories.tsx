import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { dealer } from '../../samples.js';
import { press, tabTo, walkTo } from '../../storyProofs.js';
import { SiteFrame } from './SiteFrame.js';

const meta = {
  component: SiteFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    dealer,
    session: 'signedOut',
    currentPath: '/blog',
    mode: 'light',
    onModeChange: fn(),
    onSignOut: fn(),
    children: <EmptyState icon="box" title="A screen" advice="Stands here." />,
  },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const landmark of ['banner', 'main', 'contentinfo']) await expect(canvas.getByRole(landmark)).toBeVisible();
    await tabTo(canvas.getByRole('link', { name: 'Skip to content' }));
    await press('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const OtherLanguage: Story = {
  args: { otherLanguage: { locale: 'bn-BD', name: 'বাংলা' }, onLanguageChange: fn() },
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'বাংলা' });
    await expect(button).toHaveAttribute('lang', 'bn-BD');
    await walkTo(button);
    await press('{Enter}');
    await expect(args.onLanguageChange).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = { args: { session: 'signedIn', currentPath: '/dashboard' } };
export const SessionUnknown: Story = { args: { session: 'unknown' } };
