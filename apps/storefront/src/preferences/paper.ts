import type { Paper } from '@dealerkit/ui/screens/PrintOrderScreen';
import { createPreference } from './createPreference.js';

/** The paper that the printer of this computer has. */
export const paper = createPreference<Paper>('paper', ['a4', 'receipt'], 'a5');
