import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const card = style({
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  overflow: 'clip',
  background: theme.color.surface,
  overflowWrap: 'anywhere',
});

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(1.25rem, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.sm,
  padding: space.md,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
  '@media': { [from.tablet]: { paddingInline: space.lg } },
});

export const number = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.tight,
  color: theme.color.accent.text,
});

export const heading = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const answer = style({
  display: 'grid',
  gap: space.md,
  maxInlineSize: `calc(${size.measure} + 2 * ${space.lg})`,
  padding: space.md,
  textWrap: 'pretty',
  '@media': { [from.tablet]: { padding: space.lg } },
});

export const code = style({
  paddingInline: space.xs2,
  background: theme.color.surfaceSunken,
  color: theme.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9em',
  // A heading already has this background and the display font, so code in it gets a border and keeps the font.
  selectors: {
    [`${heading} &`]: {
      paddingInline: '0.2em',
      border: `1px solid ${theme.color.borderStrong}`,
      borderRadius: theme.radius.panel,
      background: 'none',
      boxDecorationBreak: 'clone',
      fontFamily: 'inherit',
      fontSize: 'inherit',
    },
  },
});
