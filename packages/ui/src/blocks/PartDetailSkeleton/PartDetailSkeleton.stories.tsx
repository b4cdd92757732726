import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartDetailSkeleton } from './PartDetailSkeleton.js';

const meta = { component: PartDetailSkeleton } satisfies Meta<typeof PartDetailSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
