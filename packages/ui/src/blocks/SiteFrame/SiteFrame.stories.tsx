import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { boxIcon } from '../../elements/Icon/icons.js';
import { dealer } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
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
    children: <EmptyState icon={boxIcon} title="A page" advice="The content of the page." />,
  },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The default logo in header and footer. */
const defaultLogo = 'svg[viewBox="0 0 64 64"]';

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll(defaultLogo)).toHaveLength(2);
    for (const landmark of ['banner', 'main', 'contentinfo']) await expect(canvas.getByRole(landmark)).toBeVisible();
    await tabTo(canvas.getByRole('link', { name: 'Skip to content' }));
    await press('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const twoLanguages = [
  { locale: 'en-BD', name: 'English' },
  { locale: 'bn-BD', name: 'বাংলা' },
];

export const TwoLanguages: Story = {
  tags: ['keyboard'],
  args: { languages: twoLanguages, onLanguageChange: fn() },
  globals: { language: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'বাংলা' });
    await expect(button).toHaveAttribute('lang', 'bn-BD');
    await tabUntil(button);
    await press('{Enter}');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('bn-BD');
  },
};

export const ThreeLanguages: Story = {
  args: { languages: [...twoLanguages, { locale: 'as-IN', name: 'অসমীয়া' }], onLanguageChange: fn() },
  globals: { language: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Language' });
    await expect(list).toHaveValue('en-BD');
    await expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.lang),
    ).toEqual(['en-BD', 'bn-BD', 'as-IN']);
    await userEvent.selectOptions(list, 'as-IN');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('as-IN');
  },
};

export const SignedIn: Story = { args: { session: 'signedIn', currentPath: '/dashboard' } };
export const SessionUnknown: Story = { args: { session: 'unknown' } };

export const CustomLinksAndLogo: Story = {
  args: {
    logo: <Icon path={boxIcon} />,
    links: [{ href: '/workshop', label: 'Workshop' }],
    currentPath: '/workshop',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = within(canvas.getByRole('banner')).getAllByRole('link');
    await expect(header.map(({ textContent }) => textContent)).toEqual([dealer.name, 'Home', 'Workshop', 'Login']);
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Workshop' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const footer = within(within(canvas.getByRole('contentinfo')).getByRole('navigation'));
    await expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Workshop']);
    await expect(canvasElement.querySelectorAll(defaultLogo)).toHaveLength(0);
  },
};
