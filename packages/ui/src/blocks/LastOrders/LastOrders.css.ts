import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

/** Has space above unless it comes first, since the overview may have nothing before it. */
export const root = style({ selectors: { '* + &': { marginBlockStart: space.xl } } });

/** Below the name on a phone, beside the button. */
export const state = style({
  flex: '1 1 9rem',
  '@media': { [from.tablet]: { flexGrow: 0, flexBasis: '13rem' } },
});
