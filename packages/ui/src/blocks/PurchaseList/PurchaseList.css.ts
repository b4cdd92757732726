import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

/** Room to write with a pen. */
export const empty = style({ borderBlockEnd: `2px solid ${theme.color.borderStrong}` });
