import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brands } from '../../theme/brands.js';
import { contrastPairs } from '../../theme/brand/contrast.js';
import { Tokens } from './Tokens.js';

const meta = {
  title: 'Tokens',
  component: Tokens,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  args: { brand: 'surma', mode: 'light' },
  render: (_args, { globals }) => <Tokens brand={String(globals['brand'])} mode={String(globals['mode'])} />,
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

const root = document.documentElement;
/** Normalizes a colour, because the build shortens `#ffffff` to `#fff`. */
const normalized = (color: string) => Object.assign(new Option().style, { color }).color;
const pageBackground = () => normalized(getComputedStyle(root).getPropertyValue('--dealer-color-background'));
const accentSurface = () => normalized(getComputedStyle(root).getPropertyValue('--dealer-color-accent-surface'));

/** Restores the brand and the mode of the toolbar. */
const restoringTheme = async (change: () => Promise<void>) => {
  const { dealerBrand, dealerMode } = root.dataset;
  try {
    await change();
  } finally {
    Object.assign(root.dataset, { dealerBrand, dealerMode });
  }
};

const expectBrandSwitch = () =>
  restoringTheme(async () => {
    for (const [name, brand] of Object.entries(brands)) {
      for (const mode of ['light', 'dark'] as const) {
        Object.assign(root.dataset, { dealerBrand: name, dealerMode: mode });
        await expect(pageBackground()).toBe(normalized(brand[mode].background));
        await expect(accentSurface()).toBe(normalized(brand[mode].accent.surface));
        await expect(getComputedStyle(root).colorScheme).toBe(mode);
      }
    }
  });

const expectCustomBrand = () =>
  restoringTheme(async () => {
    const stylesheet = document.createElement('style');
    stylesheet.textContent = `[data-dealer-brand='padma'] { --dealer-color-accent-surface: #f2c14e; }`;
    document.head.prepend(stylesheet);
    Object.assign(root.dataset, { dealerBrand: 'padma', dealerMode: 'dark' });
    await expect(accentSurface()).toBe(normalized('#f2c14e'));
    await expect(pageBackground()).toBe(normalized(brands.surma.dark.background));
    stylesheet.remove();
  });

const colorProperties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'outlineColor',
  'fill',
  'stroke',
  'boxShadow',
] as const;

/** All computed colours in an element that are not grey. */
const nonGreyColors = (container: HTMLElement) =>
  [container, ...container.querySelectorAll('*')].flatMap((element) =>
    colorProperties
      .flatMap((property) => getComputedStyle(element)[property].match(/rgba?\([^)]+\)/g) ?? [])
      .filter((color) => new Set(color.match(/[\d.]+/g)?.slice(0, 3)).size > 1),
  );

export const Page: Story = {
  name: 'Tokens',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const brand of Object.keys(brands)) {
      for (const mode of ['light', 'dark']) {
        await expect(page.getByRole('heading', { level: 3, name: `${brand}, ${mode}` })).toBeVisible();
      }
    }
    await expect(await page.findAllByText(new RegExp(`^${contrastPairs.length} pairs`))).toHaveLength(6);
    await expectBrandSwitch();
    await expectCustomBrand();
    const [wireframe] = canvasElement.querySelectorAll<HTMLElement>('li [data-dealer-brand="wireframe"]');
    const [surma] = canvasElement.querySelectorAll<HTMLElement>('li [data-dealer-brand="surma"]');
    if (!wireframe || !surma) throw new Error('A brand preview is missing.');
    await expect(nonGreyColors(wireframe)).toEqual([]);
    await expect(nonGreyColors(surma)).not.toEqual([]);
  },
};
