import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const slip = style({
  border: `1px solid ${theme.color.border}`,
  borderBlockStart: `3px solid ${theme.color.accent.surface}`,
  borderRadius: theme.radius.panel,
  // Unlike `hidden` it leaves the deed sticking to the window.
  overflow: 'clip',
  background: theme.color.surface,
  color: theme.color.text,
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.md,
  '@media': { [from.tablet]: { padding: space.lg } },
});

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  '@media': { [from.tablet]: { paddingInline: space.lg } },
});

/** Stays in sight at the foot of the window for as long as the form is. */
export const deed = style([
  foot,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    borderBlockStartColor: theme.color.borderStrong,
    // Cast upward, on the part of the form that lies under it.
    boxShadow: `0 -10px 20px -14px ${theme.color.overlay}`,
  },
]);

/** On a phone the button takes what the total leaves, be it beside it or on a line of its own. */
globalStyle(`${deed} > button`, { '@media': { '(width < 40rem)': { flexGrow: 1 } } });

/** Two ways out under each other on a phone, and each as wide as it. */
export const noDeed = style([
  foot,
  {
    display: 'grid',
    justifyContent: 'stretch',
    '@media': { [from.tablet]: { display: 'flex', justifyContent: 'space-between' } },
  },
]);

/** What has the focus is not hidden behind the deed. */
globalStyle(`html:has(${deed})`, { scrollPaddingBlockEnd: '6rem' });

export const total = style({
  display: 'grid',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  lineHeight: lineHeight.snug,
});

export const totalLabel = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
});

export const totalFigure = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
