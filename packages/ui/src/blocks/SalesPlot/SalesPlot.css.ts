import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, from, lineHeight, space } from '../../theme/tokens.js';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs2,
  padding: space.md,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const summary = style({
  marginBlockEnd: space.xs,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
});

const small = {
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
} as const;

export const legend = style({ ...small, display: 'flex', gap: space.xs });

export const scale = style({
  fontFamily: theme.font.display,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const plot = style({
  inlineSize: '100%',
  blockSize: '9rem',
  '@media': { [from.tablet]: { blockSize: '12rem' } },
});

export const dayColumn = style({ fill: 'transparent', ':hover': { fill: theme.color.surfaceSunken } });

/** The pointer reaches the column behind the bars. */
const onTop = style({ pointerEvents: 'none' });

export const bar = style([onTop, { fill: theme.color.link, '@media': { [forcedColors]: { fill: 'CanvasText' } } }]);

export const orderBar = style([
  onTop,
  { fill: theme.color.borderStrong, '@media': { [forcedColors]: { fill: 'CanvasText' } } },
]);

export const axis = style({ ...small, display: 'flex', justifyContent: 'space-between' });

/** Aligns the text of the quiet button. */
export const tableToggle = style({ marginInlineStart: `calc(-1 * ${space.sm})` });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', lineHeight: lineHeight.snug });

const cellBase = style({ paddingBlock: space.xs2, borderBlockEnd: `1px solid ${theme.color.border}` });

export const cell = style([cellBase, { fontWeight: fontWeight.normal, textAlign: 'start' }]);

export const numberCell = style([
  cellBase,
  { paddingInlineStart: space.sm, fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' },
]);

export const headerCell = style([
  cellBase,
  {
    ...small,
    fontFamily: theme.font.display,
    fontWeight: fontWeight.display,
    letterSpacing: '0.06em',
    textAlign: 'end',
    textTransform: 'uppercase',
    ':first-child': { textAlign: 'start' },
  },
]);
