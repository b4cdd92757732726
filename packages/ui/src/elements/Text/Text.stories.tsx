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
      <Text asChild size="label" tone="muted">
        <time dateTime="2026-11-22">22 November 2026</time>
      </Text>
    </Stack>
  ),
};

export const LongText: Story = { args: { children: 'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(3) } };
