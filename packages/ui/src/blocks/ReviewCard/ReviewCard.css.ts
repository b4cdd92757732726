import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

/** On a phone the rating and the reviewer share a line. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.md,
  rowGap: space.xs,
  blockSize: '100%',
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { display: 'flex', flexDirection: 'column', gap: space.md, padding: space.lg } },
});

export const text = style({
  flexGrow: 1,
  gridRow: 2,
  gridColumn: '1 / -1',
  lineHeight: lineHeight.snug,
  textWrap: 'pretty',
  '@media': { [from.tablet]: { lineHeight: lineHeight.text } },
});

export const reviewer = style({
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
  '@media': {
    [from.tablet]: {
      paddingBlockStart: space.md,
      borderBlockStart: `1px solid ${theme.color.border}`,
      fontSize: fontSize.body,
    },
  },
});

// The part follows the name.
globalStyle(`${reviewer} > p`, { display: 'inline', '@media': { [from.tablet]: { display: 'block' } } });

export const name = style({ marginInlineEnd: space.xs2, fontWeight: fontWeight.strong });

export const product = style({ color: theme.color.textMuted });
