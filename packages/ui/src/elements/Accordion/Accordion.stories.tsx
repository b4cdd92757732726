import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, pressTo, tabTo } from '../../../stories/keyboard.js';
import { Accordion } from './Accordion.js';

const meta = {
  component: Accordion,
  args: {
    items: [
      { value: 'fits', label: 'Does it fit my truck?', content: 'Tata LPT 1615, Ashok Leyland 1616.' },
      { value: 'delivery', label: 'When does it arrive?', content: 'In Sylhet on the same day.' },
      { value: 'return', label: 'Can I return it?', content: 'Within seven days, unused.' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttonIn = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const fits = buttonIn(canvasElement, 'Does it fit my truck?');
    const delivery = buttonIn(canvasElement, 'When does it arrive?');
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await tabTo(fits);
    await press('{Enter}');
    await expect(fits).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByRole('region', { name: 'Does it fit my truck?' })).toBeVisible();
    await pressTo('{ArrowDown}', delivery);
    await press(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['fits', 'delivery']);
    await pressTo('{End}', buttonIn(canvasElement, 'Can I return it?'));
    await pressTo('{Home}', fits);
    await press(' ');
    await expect(fits).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Disabled: Story = {
  args: {
    defaultValue: ['fits'],
    items: [...meta.args.items, { value: 'credit', label: 'Can I pay later?', content: 'Ask us.', disabled: true }],
  },
  play: async ({ canvasElement }) => {
    await expect(buttonIn(canvasElement, 'Can I pay later?')).toBeDisabled();
    await expect(within(canvasElement).getByText('Tata LPT 1615, Ashok Leyland 1616.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: ['fits', 'bangla'],
    items: [
      {
        value: 'fits',
        label: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad, and the trucks in which it was tried',
        content: 'Diameter 430 mm, 24 teeth, organic lining on both sides. '.repeat(8),
      },
      { value: 'bangla', label: 'এটা কি আমার ট্রাকে লাগবে?', content: 'টাটা এলপিটি ১৬১৫, অশোক লেল্যান্ড ১৬১৬' },
    ],
  },
};
