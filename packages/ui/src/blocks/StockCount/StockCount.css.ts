import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(4.5rem, 6rem)',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs2,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockStart: border,
  ':first-child': { borderBlockStart: 0 },
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(4.5rem, 1fr)',
      paddingInline: space.md,
    },
  },
});

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** Below the name on a phone. */
export const status = style({
  gridColumn: 1,
  gridRow: 2,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [from.tablet]: { gridColumn: 2, gridRow: 1 } },
});

const message = style({ display: 'flex', alignItems: 'center', gap: space.xs2, fontWeight: fontWeight.strong });

export const saved = style([message, { color: theme.color.success.text }]);

export const failed = style([message, { color: theme.color.danger.text }]);

export const input = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  textAlign: 'end',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [from.tablet]: { gridColumn: 3, gridRow: 1 } },
});
