import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon.js';

const meta = { component: Icon, args: { name: 'orders' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', minWidth: '8rem' }}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
