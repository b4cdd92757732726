import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brands } from '../../theme/brands.js';
import { contrastPairs } from '../../theme/contrast.js';
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
/** One spelling for a colour: a build writes `#ffffff` as `#fff`. */
const drawn = (color: string) => Object.assign(new Option().style, { color }).color;
const backgroundNow = () => drawn(getComputedStyle(root).getPropertyValue('--dealer-color-background'));
const accentNow = () => drawn(getComputedStyle(root).getPropertyValue('--dealer-color-accent-surface'));

/** Puts the page back as the toolbar has it. */
const keepingTheLook = async (change: () => Promise<void>) => {
  const { dealerBrand, dealerMode } = root.dataset;
  try {
    await change();
  } finally {
    Object.assign(root.dataset, { dealerBrand, dealerMode });
  }
};

const changesTheBrand = () =>
  keepingTheLook(async () => {
    for (const [brand, looks] of Object.entries(brands)) {
      for (const mode of ['light', 'dark'] as const) {
        Object.assign(root.dataset, { dealerBrand: brand, dealerMode: mode });
        await expect(backgroundNow()).toBe(drawn(looks[mode].background));
        await expect(accentNow()).toBe(drawn(looks[mode].accent.surface));
        await expect(getComputedStyle(root).colorScheme).toBe(mode);
      }
    }
  });

const wearsPlainCss = () =>
  keepingTheLook(async () => {
    const own = document.createElement('style');
    own.textContent = `[data-dealer-brand='padma'] { --dealer-color-accent-surface: #f2c14e; }`;
    document.head.prepend(own);
    Object.assign(root.dataset, { dealerBrand: 'padma', dealerMode: 'dark' });
    await expect(accentNow()).toBe(drawn('#f2c14e'));
    await expect(backgroundNow()).toBe(drawn(brands.surma.dark.background));
    own.remove();
  });

const painted = ['color', 'backgroundColor', 'borderTopColor', 'outlineColor', 'fill', 'stroke', 'boxShadow'] as const;

/** What is painted in a colour, be it ever so faint. */
const colouredIn = (look: HTMLElement) =>
  [look, ...look.querySelectorAll('*')].flatMap((element) =>
    painted
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
    await changesTheBrand();
    await wearsPlainCss();
    const [wireframe] = canvasElement.querySelectorAll<HTMLElement>('li [data-dealer-brand="wireframe"]');
    const [surma] = canvasElement.querySelectorAll<HTMLElement>('li [data-dealer-brand="surma"]');
    if (!wireframe || !surma) throw new Error('A look is missing.');
    await expect(colouredIn(wireframe)).toEqual([]);
    await expect(colouredIn(surma)).not.toEqual([]);
  },
};
