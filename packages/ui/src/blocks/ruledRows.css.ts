import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css.js';
import { space } from '../theme/tokens.js';

/** Rows between thin lines, without a panel. */
export const rows = style({ borderBlock: `1px solid ${theme.color.border}` });

/** A row whose values stand beside each other where they fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs2,
  minBlockSize: '2.75rem',
  paddingBlock: space.xs2,
  paddingInline: space.xs,
  borderBlockStart: `1px solid ${theme.color.border}`,
  // A link is a target of 24 px.
  lineHeight: '1.5rem',
  ':first-child': { borderBlockStartColor: 'transparent' },
});

/** The text of a row, which takes the room that its other values leave. */
export const rowText = style({ flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** A sum at the end of a row. */
export const rowSum = style({ flexShrink: 0, minInlineSize: '5rem', marginInlineStart: 'auto', textAlign: 'end' });
