import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AsyncData } from '../../AsyncData.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { boxIcon } from '../Icon/icons.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { Async } from './Async.js';
import type { AsyncProps } from './Async.js';

const names = ['Ventilated Brake Disc 430 mm', 'Clutch Kit 430 mm'];

const meta = {
  component: Async,
  args: {
    value: { state: 'ready', data: names },
    skeleton: <Skeleton lines={2} />,
    empty: <EmptyState icon={boxIcon} title="Nothing here" advice="Come back soon." />,
    children: (data: readonly string[]) => (
      <ul>
        {data.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<AsyncProps<readonly string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
};

export const Loading: Story = {
  args: { value: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    const progressbar = within(canvasElement).getByRole('progressbar', { name: 'Loading' });
    await expect(progressbar.closest('[aria-busy="true"]')).not.toBeNull();
  },
};

const retry = fn();

export const Failed: Story = {
  tags: ['keyboard'],
  args: { value: { state: 'failed', kind: 'offline', retry } },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await tabTo(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await press('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { value: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing here')).toBeVisible();
  },
};

/** Goes from `initial` to loading on retry, and to ready when "Finish loading" is clicked. */
const Controlled = ({ initial }: { initial: 'failed' | 'loading' }) => {
  const [value, setValue] = useState<AsyncData<readonly string[]>>(
    initial === 'loading'
      ? { state: 'loading' }
      : { state: 'failed', kind: 'offline', retry: () => setValue({ state: 'loading' }) },
  );
  return (
    <>
      <Async {...meta.args} value={value} />
      <Button onClick={() => setValue({ state: 'ready', data: names })}>Finish loading</Button>
    </>
  );
};

const finishLoading = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Finish loading' });

/** The retry button disappears when it is pressed, so the focus moves to the region that shows the result. */
export const KeepsFocusOnRetry: Story = {
  tags: ['keyboard'],
  render: () => <Controlled initial="failed" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('button', { name: 'Try again' }));
    await press('{Enter}');
    const region = canvas.getByRole('progressbar').closest<HTMLElement>('[aria-busy="true"]');
    if (!region) throw new Error('the progress indicator is outside of a busy region');
    await expectFocusReturned(region);
    finishLoading(canvasElement).click();
    await expect(await canvas.findByText('Clutch Kit 430 mm')).toBeVisible();
    await expect(region).toHaveFocus();
  },
};

export const FinishesLoading: Story = {
  render: () => <Controlled initial="loading" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(finishLoading(canvasElement));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByText('Clutch Kit 430 mm').closest('[aria-busy="false"]')).not.toBeNull();
  },
};
