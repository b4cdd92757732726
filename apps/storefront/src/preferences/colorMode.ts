import type { Mode } from '@dealerkit/ui/UiProvider';
import { createPreference } from './createPreference.js';

/** The colour mode. The first script of the document also reads it, and sets the colours before the first paint. */
export const colorMode = createPreference<Mode>('colorMode', ['light', 'dark'], 'system');
