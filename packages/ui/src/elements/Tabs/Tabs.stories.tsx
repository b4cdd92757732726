import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { pressTo, tabTo } from '../../../stories/keyboard.js';
import { Tabs } from './Tabs.js';

const meta = {
  component: Tabs,
  args: {
    label: 'Clutch kit',
    tabs: [
      { value: 'facts', label: 'Facts', content: 'Diameter 430 mm, 24 teeth' },
      { value: 'fits', label: 'Fits', content: 'Tata LPT 1615, Ashok Leyland 1616' },
      { value: 'delivery', label: 'Delivery', content: 'By van on the same day' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabIn = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const [facts, fits, delivery] = ['Facts', 'Fits', 'Delivery'].map((name) => tabIn(canvasElement, name));
    if (!facts || !fits || !delivery) throw new Error('A tab is missing.');
    await expect(within(canvasElement).getByRole('tablist', { name: 'Clutch kit' })).toBeVisible();
    await tabTo(facts, within(canvasElement).getByRole('tabpanel', { name: 'Facts' }));
    facts.focus();
    for (const [key, tab] of [
      ['{ArrowRight}', fits],
      ['{ArrowRight}', delivery],
      ['{ArrowRight}', facts],
      ['{ArrowLeft}', delivery],
      ['{Home}', facts],
      ['{End}', delivery],
    ] as const) {
      await pressTo(key, tab);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Delivery' })).toHaveTextContent('By van');
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
  },
};

/** The arrow keys skip a disabled tab, and follow the direction of the text. */
export const Disabled: Story = {
  tags: ['keyboard'],
  render: ({ tabs, ...args }) => (
    <div dir="rtl">
      <Tabs
        {...args}
        tabs={[
          ...tabs.map((tab) => ({ ...tab, disabled: tab.value === 'fits' })),
          { value: 'reviews', label: 'Reviews', content: 'None yet' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(tabIn(canvasElement, 'Fits')).toBeDisabled();
    await tabTo(tabIn(canvasElement, 'Facts'));
    await pressTo('{ArrowLeft}', tabIn(canvasElement, 'Delivery'));
    await pressTo('{ArrowRight}', tabIn(canvasElement, 'Facts'));
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      {
        value: 'facts',
        label: 'Measures, weights and materials of every piece in the box',
        content: 'Diameter 430 mm, 24 teeth, organic lining on both sides, delivered with bearing and guide tube',
      },
      { value: 'fits', label: 'Trucks with which it was tried in our own workshop', content: 'Tata LPT 1615' },
      { value: 'bangla', label: 'যে ট্রাকে লাগে', content: 'টাটা এলপিটি ১৬১৫, অশোক লেল্যান্ড ১৬১৬' },
      { value: 'delivery', label: 'Delivery', content: 'By van on the same day' },
    ],
  },
};
