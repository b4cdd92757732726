import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

/** As high as the bar above the list. */
export const count = style({ display: 'grid', alignItems: 'center', inlineSize: '8rem', minBlockSize: size.target });

/** As high as a row of the list. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 6rem)',
  alignItems: 'center',
  columnGap: space.xl,
  minBlockSize: '2.375rem',
  paddingInline: space.sm,
  overflow: 'hidden',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
});

export const action = style({ display: 'grid' });
