import '@dealerkit/ui/fonts.css';
import '@dealerkit/ui/styles.css';
import { UiProvider } from '@dealerkit/ui/UiProvider';
import type { Preview } from '@storybook/react-vite';
import '../src/brand.css';

export default { decorators: [(Story) => <UiProvider brand="own" currency={import.meta.env.CURRENCY}>{Story()}</UiProvider>] } satisfies Preview;
