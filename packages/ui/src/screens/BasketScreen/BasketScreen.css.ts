import { globalStyle, style } from '@vanilla-extract/css';
import { pageFrame } from '../../blocks/pageFrame.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;

export const page = style([
  pageFrame,
  { gap: space.md, paddingBlockStart: space.lg, '@media': { [from.desktop]: { paddingBlockStart: space.xl } } },
]);

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const title = style({
  marginInlineEnd: 'auto',
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

/** The lines beside the form on a desktop; the sum below the form, and at the bottom of a phone. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size.column}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xl,
      alignItems: 'start',
    },
  },
});

export const linesArea = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
  '@media': { [from.desktop]: { gridRow: '1 / span 2' } },
});

export const heading = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const list = style({
  border,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  color: theme.color.text,
});

/** The picture and the texts; below them on a phone, and beside them on a tablet, the quantity and the sum. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  rowGap: space.xs,
  padding: space.sm,
  lineHeight: lineHeight.snug,
  selectors: { '& + &': { borderBlockStart: border } },
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) 10rem 8rem', paddingInline: space.md },
  },
});

export const texts = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const amounts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)',
  gap: space.sm,
  '@media': { [from.tablet]: { gridColumn: '3 / -1', gridTemplateColumns: '10rem 8rem' } },
});

export const sum = style({
  alignSelf: 'start',
  paddingBlock: space.xs,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.strong,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const messages = style({ gridColumn: '1 / -1', display: 'grid', gap: space.xs });

export const actions = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const undoRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  background: theme.color.surfaceSunken,
  overflowWrap: 'anywhere',
});

globalStyle(`* + ${undoRow}, ${undoRow} + *`, { borderBlockStart: border });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.md,
  border,
  borderBlockStart: `3px solid ${theme.color.accent.surface}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

/** Sticks to the bottom of the viewport while the basket is visible. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  padding: space.md,
  border,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  '@media': {
    screen: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      boxShadow: `0 -10px 20px -14px ${theme.color.overlay}`,
    },
    // A large font leaves no room for a bar that stays.
    '(height < 30rem)': { position: 'static' },
  },
});

export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

globalStyle(`${footerRow} > button`, { '@media': { '(width < 40rem)': { flexGrow: 1 } } });

/** Keeps the focused row above the footer. */
globalStyle(`html:has(${footer})`, { scrollPaddingBlockEnd: '8rem' });

export const total = style({ display: 'grid', minInlineSize: 0, lineHeight: lineHeight.snug });

export const totalLabel = style({ color: theme.color.textMuted, fontSize: fontSize.label });

export const totalAmount = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const progressBar = style({ inlineSize: '100%', accentColor: theme.color.accent.surface });
