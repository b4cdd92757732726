import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

/** As high as three figures and a form with nothing wrong in it. */
export const plate = style({ blockSize: '7.5rem' });

export const slip = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.wide,
  blockSize: '34.5rem',
  padding: space.wide,
  border: `1px solid ${theme.color.rule}`,
  background: theme.color.surface,
  '@media': { [from.tablet]: { blockSize: '36rem' } },
});
