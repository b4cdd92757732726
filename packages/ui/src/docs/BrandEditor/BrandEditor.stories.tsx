import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { BrandEditor } from './BrandEditor.js';

const meta = {
  title: 'Brand editor',
  component: BrandEditor,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof BrandEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const replace = async (field: Element, text: string) => {
  await tabUntil(field);
  await press(`{Control>}a{/Control}${text}`);
};

export const Page: Story = { name: 'Brand editor' };

// Not in the menu, because a dealer opens the editor to choose, and not to watch.
export const Chosen: Story = {
  tags: ['keyboard', '!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const home = page.getByRole('region', { name: 'Home in the brand' });
    const button = within(home).getAllByRole('link', { name: /^Order / })[0];
    const variable = (name: string) => getComputedStyle(button ?? home).getPropertyValue(name);

    await replace(page.getByRole('textbox', { name: 'Main buttons' }), '#f5a11c');
    await expect(variable('--dealer-color-accent-surface')).toBe('#f5a11c');
    await expect(page.getByText('All 56 pairs of colours pass in both modes.')).toBeVisible();
    await typeInto(page.getByRole('textbox', { name: 'Page' }), 'ivory');
    await expect(variable('--dealer-color-background')).toBe('#fffff0');
    await typeInto(page.getByRole('textbox', { name: 'Text' }), 'nothing');
    await expect(page.getByText('Write a CSS colour, as #f2c14e.')).toBeVisible();
    await press('{Control>}a{/Control}#101010');
    await replace(page.getByRole('textbox', { name: 'Radius in px' }), '3');
    await expect(variable('--dealer-radius-control')).toBe('3px');
    await replace(page.getByRole('combobox', { name: 'Fonts of headings' }), 'Georgia, serif');
    await expect(variable('--dealer-font-display')).toBe('Georgia, serif');

    await typeInto(page.getByRole('textbox', { name: 'Colour of the role' }), '#f5a11c');
    await expect(
      page.getByText(
        /^light: .*accent on surface #f5a11c on .*accent surface #f5a11c has 1\.00 : 1 and needs 4\.5 : 1\.$/,
      ),
    ).toBeVisible();
    await expect(page.getByRole<HTMLTextAreaElement>('textbox', { name: 'The brand as brand.js' }).value).toContain(
      '"onSurface": "#f5a11c"',
    );
    await tabUntil(page.getAllByRole('button', { name: /^Use #\w{6} for accent on surface/ })[0] ?? canvasElement);
    await press('{Enter}');
    await expect(page.getByText('All 56 pairs of colours pass in both modes.')).toBeVisible();

    await expect(page.getByRole('link', { name: 'Download brand.js' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('"accent": "#f5a11c"')),
    );
    await tabUntil(page.getByRole('button', { name: 'CSS' }));
    await press('{Enter}');
    await expect(page.getByRole('link', { name: 'Download padma.css' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('--dealer-color-accent-on-surface: ')),
    );

    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await tabUntil(page.getByRole('button', { name: 'Design tokens (JSON)' }));
    await press(' ');
    await tabUntil(page.getByRole('button', { name: 'Copy JSON' }));
    await press('{Enter}');
    await expect(await page.findByText('The JSON is copied.')).toBeVisible();
    await expect(JSON.parse(writeText.mock.lastCall?.[0] ?? '')).toHaveProperty(
      'padma.light.color.accent.surface.$value',
    );

    await tabUntil(page.getByRole('button', { name: 'Dark' }));
    await press('{Enter}');
    await expect(within(home).getAllByRole('heading', { level: 1 })[0]?.closest('[data-dealer-mode]')).toHaveAttribute(
      'data-dealer-mode',
      'dark',
    );
  },
};
