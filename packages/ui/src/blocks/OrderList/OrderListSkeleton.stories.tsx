import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderListSkeleton } from './OrderList.js';

const meta = { component: OrderListSkeleton } satisfies Meta<typeof OrderListSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
