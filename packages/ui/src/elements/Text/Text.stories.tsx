import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.js';
import { Text } from './Text.js';

const meta = {
  component: Text,
  args: { children: 'Driven plate, pressure plate and release bearing in one box.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Driven plate/).tagName).toBe('P');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="lead" />
      <Text {...args} />
      <Text {...args} size="label" tone="muted" />
      <Text {...args} weight="strong" />
      {(['accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
      <Text {...args} maxLines={1} title="Driven plate, pressure plate and release bearing in one box." />
      <Text {...args} measure />
      <Text as="span" wrap="nowhere">
        24 parts
      </Text>
      <Text numeric>0123456789</Text>
      <Text numeric>1111111111</Text>
      <Text asChild size="label" tone="muted">
        <time dateTime="2026-11-22">22 November 2026</time>
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const range = document.createRange();
    const widths = ['0123456789', '1111111111'].map((digits) => {
      range.selectNodeContents(canvas.getByText(digits));
      return range.getBoundingClientRect().width;
    });
    await expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0);
    await expect(canvas.getByText('24 parts').tagName).toBe('SPAN');
  },
};

export const LongText: Story = {
  args: { wrap: 'anywhere', children: 'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(3) },
};

const long = 'Driven plate, pressure plate and release bearing in one box. '.repeat(30);

/** Cut after two lines; the title has the whole text. */
export const LongTextCut: Story = {
  args: { maxLines: 2, children: long, title: long },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/^Driven plate/);
    await expect(text.clientHeight).toBeLessThan(text.scrollHeight);
  },
};
