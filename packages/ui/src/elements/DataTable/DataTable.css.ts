import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, size, space } from '../../theme/tokens.js';

/** The table asks for its own room, not the page's: beside a menu a desk is narrow too. */
export const narrow = '(width < 52rem)';

export const room = style({ containerType: 'inline-size' });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

/** What can only be pressed. */
export const notOnPaper = style({ '@media': { print: { display: 'none !important' } } });

const bar = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.md,
  '@container': { [narrow]: { flexWrap: 'wrap', rowGap: space.sm } },
});

export const toolbar = style([notOnPaper, bar]);

export const searchBox = style({
  flexGrow: 1,
  maxInlineSize: size.column,
  '@container': { [narrow]: { flexBasis: '16rem', maxInlineSize: 'none' } },
});

/** On a desk the heads of the columns do this. */
export const sortBox = style({
  display: 'none',
  '@container': { [narrow]: { display: 'block', flex: '1 1 16rem' } },
});

export const count = style({
  paddingBlock: space.sm,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  '@container': { [narrow]: { flexBasis: '100%', paddingBlockEnd: 0 } },
});
