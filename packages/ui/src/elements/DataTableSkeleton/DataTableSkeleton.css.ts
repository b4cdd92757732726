import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

/** As in `DataTable`, whose place it keeps. */
const narrow = '(width < 42rem)';

const rule = `1px solid ${theme.color.rule}`;

export const room = style({ containerType: 'inline-size' });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.normal });

/** A label over a field. */
export const search = style({
  display: 'grid',
  gap: space.hair,
  maxInlineSize: size.column,
  '@container': { [narrow]: { maxInlineSize: 'none' } },
});

export const label = style({ inlineSize: '4rem' });

/** What the order and the count take on cards. */
export const further = style({
  display: 'none',
  '@container': {
    [narrow]: { display: 'block', blockSize: `calc(1.35rem + ${size.target} + 2.35rem + 2 * ${space.close})` },
  },
});

export const rows = style({
  border: rule,
  background: theme.color.surface,
  '@container': { [narrow]: { display: 'grid', gap: space.normal, border: 0, background: 'none' } },
});

export const head = style({
  blockSize: size.target,
  background: theme.color.sunken,
  '@container': { [narrow]: { display: 'none' } },
});

export const row = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: `calc(${size.target} + 2 * ${space.tight})`,
  paddingInline: space.normal,
  borderBlockStart: rule,
  '@container': {
    [narrow]: {
      alignItems: 'start',
      blockSize: '15rem',
      padding: space.normal,
      border: rule,
      background: theme.color.surface,
    },
  },
});
