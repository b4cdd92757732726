import type { Decorator } from '@storybook/react-vite';

/** Limits the width of a story, for a component that fills its container. */
export const maxWidth =
  (maxInlineSize: string): Decorator<object> =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
