import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const card = style({
  maxInlineSize: '42rem',
  border: `1px solid ${theme.color.rule}`,
  background: theme.color.surface,
});

/** As tall as the plate of name and e-mail with the remark under it. */
export const fixed = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.normal,
  blockSize: '12rem',
  padding: space.normal,
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  background: theme.color.sunken,
  '@media': { [from.tablet]: { blockSize: '11rem' }, [from.desk]: { padding: space.wide, blockSize: '12rem' } },
});

export const fields = style({
  display: 'grid',
  gap: space.wide,
  padding: space.normal,
  '@media': { [from.desk]: { padding: space.wide } },
});

export const field = style({ display: 'grid', gap: space.hair });
