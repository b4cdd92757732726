import { globalStyle, style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

/** One row on a desktop. */
export const options = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: space.sm });

/** The buttons beside the dates. */
globalStyle(`${options} > :last-child`, { flex: '1 1 27rem' });

export const dates = style({
  flex: '0 1 24rem',
  marginBlockEnd: space.sm,
  '@media': { print: { display: 'none' }, [from.desktop]: { marginBlockEnd: space.md } },
});
