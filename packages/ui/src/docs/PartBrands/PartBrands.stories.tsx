import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { brandCss, defineBrand } from '../../brand.js';
import { bn } from '../../texts/bn.js';
import { brands } from '../../theme/brands.js';
import { PartBrands } from './PartBrands.js';

const padma = defineBrand({ accent: '#f2c14e', brand: '#4a1020', radius: '10px' });

const meta = {
  title: 'Brands of parts of a page',
  component: PartBrands,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PartBrands>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Normalizes a colour to the form of computed styles. */
const computed = (color: string) => Object.assign(new Option().style, { color }).color;

const partOf = (title: string) => {
  const part = screen.getByRole('heading', { name: title }).closest('[data-dealer-brand]');
  if (!part) throw new Error(`${title} has no brand.`);
  return part;
};

const expectBrand = async (title: string, { background, text }: { background: string; text: string }) => {
  await expect(partOf(title)).toHaveStyle({ backgroundColor: computed(background), color: computed(text) });
};

const openWithKeyboard = async (canvasElement: HTMLElement, name: string) => {
  await tabUntil(within(canvasElement).getByRole('button', { name }));
  await press('{Enter}');
};

export const TwoBrands: Story = {
  args: {
    parts: [
      { title: 'Meghna', brand: 'meghna', mode: 'light' },
      { title: 'Wireframe', brand: 'wireframe', mode: 'dark' },
    ],
  },
  play: async () => {
    await expectBrand('Meghna', brands.meghna.light);
    await expectBrand('Wireframe', brands.wireframe.dark);
  },
};

export const DarkPartWithDialog: Story = {
  args: { parts: [{ title: 'Dark part', brand: 'surma', mode: 'dark' }] },
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await openWithKeyboard(canvasElement, 'Delete in Dark part');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveStyle({ backgroundColor: computed(brands.surma.dark.surface) });
    await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveStyle({
      color: computed(brands.surma.dark.text),
    });
  },
};

export const LightPartWithSheet: Story = {
  args: { parts: [{ title: 'Light part', brand: 'meghna', mode: 'light' }] },
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await openWithKeyboard(canvasElement, 'Details in Light part');
    const sheet = await screen.findByRole('dialog');
    await expect(sheet).toHaveStyle({ backgroundColor: computed(brands.meghna.light.surface) });
    await expectBrand('Light part', brands.meghna.light);
  },
};

export const SystemMode: Story = {
  args: { parts: [{ title: 'Mode of the system', brand: 'meghna', mode: 'system' }] },
  play: async () => {
    const mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    await expectBrand('Mode of the system', brands.meghna[mode]);
  },
};

export const OtherLanguage: Story = {
  args: { parts: [{ title: 'বাংলা', texts: bn }] },
  play: async () => {
    const { lang, dataset } = partOf('বাংলা') as HTMLElement;
    await expect([lang, dataset['dealerBrand']]).toEqual(['bn-BD', document.documentElement.dataset['dealerBrand']]);
    const lineHeight = (title: string) => getComputedStyle(partOf(title)).getPropertyValue('--dealer-line-height-snug');
    await expect(lineHeight('বাংলা')).toBe('1.5');
  },
};

/** A brand that `defineBrand` derives from two colours. */
export const OwnBrand: Story = {
  args: {
    parts: [
      { title: 'Padma, light', brand: 'padma', mode: 'light' },
      { title: 'Padma, dark', brand: 'padma', mode: 'dark' },
    ],
  },
  render: (args) => (
    <>
      <style>{brandCss('padma', padma)}</style>
      <PartBrands {...args} />
    </>
  ),
  play: async () => {
    await expectBrand('Padma, light', padma.light);
    await expectBrand('Padma, dark', padma.dark);
  },
};

/** A brand that sets one variable has the other values of the first brand, whatever the brand and mode of the page. */
export const PlainCss: Story = {
  args: { parts: [{ title: 'Teesta', brand: 'teesta', mode: 'light' }] },
  render: (args) => (
    <>
      <style>{`[data-dealer-brand='teesta'] { --dealer-color-accent-surface: #f2c14e; }`}</style>
      <PartBrands {...args} />
    </>
  ),
  play: async () => {
    await expectBrand('Teesta', brands.surma.light);
    const order = screen.getByRole('button', { name: 'Order in Teesta' });
    await expect(order).toHaveStyle({ backgroundColor: computed('#f2c14e') });
  },
};
