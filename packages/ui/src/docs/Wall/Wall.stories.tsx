import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { languages } from '../../languages.js';
import { brands } from '../../theme/brands.js';
import { Wall } from './Wall.js';
import type { WallChoices } from './Wall.js';

const all = {
  brands: Object.keys(brands),
  modes: ['light', 'dark'],
  languages: Object.keys(languages),
  widths: [360, 1280],
};

const meta = {
  title: 'Wall of variants',
  component: Wall,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  args: { ...all, all, story: 'screens-homescreen--default', zoom: 25, onChange: () => undefined },
  render: function Render(args) {
    const [choices, setChoices] = useState<Partial<WallChoices>>({});
    return <Wall {...args} {...choices} onChange={(changed) => setChoices({ ...choices, ...changed })} />;
  },
} satisfies Meta<typeof Wall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants. Its frames are many pages, so tests play the smaller wall below. */
export const Page: Story = {
  name: 'Wall of variants',
  tags: ['!test'],
  // Storybook writes the args into the address.
  render: function Render(args) {
    const [, updateArgs] = useArgs<WallChoices>();
    return <Wall {...args} onChange={updateArgs} />;
  },
};

export const OneBrand: Story = {
  tags: ['keyboard', '!dev'],
  args: {
    story: 'elements-button--accent',
    brands: ['meghna'],
    languages: ['en'],
    modes: ['light', 'dark'],
    widths: [360],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const names = () => page.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['meghna, light, en, 360 px', 'meghna, dark, en, 360 px']);
    const frame = page.getByTitle<HTMLIFrameElement>('meghna, dark, en, 360 px');
    // A frame that still loads may take the focus from the keys below.
    for (const each of page.getAllByTitle<HTMLIFrameElement>(/, 360 px$/)) {
      const button = () => each.contentDocument?.querySelector('#storybook-root button');
      await waitFor(() => expect(button()?.textContent).toBe('Place order'));
    }
    await expect(frame.contentDocument?.documentElement.dataset).toMatchObject({
      dealerBrand: 'meghna',
      dealerMode: 'dark',
    });
    await tabUntil(page.getByRole('checkbox', { name: 'dark' }));
    await press(' ');
    await waitFor(() => expect(names()).toEqual(['meghna, light, en, 360 px']));
    await press(' ');
    await waitFor(() => expect(names()).toHaveLength(2));
  },
};
