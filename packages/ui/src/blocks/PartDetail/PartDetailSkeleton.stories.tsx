import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { brakeDisc } from '../../../stories/fixtures/index.js';
import { OrderFormSkeleton } from '../OrderForm/OrderFormSkeleton.js';
import { OrderForm } from '../OrderForm/OrderForm.js';
import { PartDetail, PartDetailSkeleton } from './PartDetail.js';

const meta = { tags: ['no-own-controls'], component: PartDetailSkeleton } satisfies Meta<typeof PartDetailSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MatchesLoadedHeight: Story = {
  render: () => (
    <>
      <div data-testid="skeleton">
        <PartDetailSkeleton>
          <OrderFormSkeleton />
        </PartDetailSkeleton>
      </div>
      <PartDetail part={brakeDisc}>
        <OrderForm part={brakeDisc} customer={{ name: 'Nasrin Akter', email: 'shopper@example.com' }} onOrder={fn()} />
      </PartDetail>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const skeletonPanel = canvas.getByTestId('skeleton').firstElementChild?.lastElementChild;
    const panel = canvas.getByRole('form').parentElement?.parentElement;
    const height = (box: Element | null | undefined) => box?.getBoundingClientRect().height ?? 0;
    await expect(Math.abs(height(skeletonPanel) - height(panel))).toBeLessThanOrEqual(4);
  },
};
