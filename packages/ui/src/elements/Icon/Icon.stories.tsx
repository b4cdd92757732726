import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.js';
import { ordersIcon } from './icons.js';
import * as icons from './icons.js';
import { kindIcons } from './kindIcons.js';

const meta = { component: Icon, args: { path: ordersIcon } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {Object.entries({ ...icons, ...kindIcons }).map(([name, path]) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', minWidth: '8rem' }}>
          <Icon path={path} /> {name}
        </li>
      ))}
    </ul>
  ),
};
