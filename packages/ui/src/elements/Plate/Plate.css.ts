import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

/** The ruled frame. Cells draw their own start and top rules; the frame's overflow hides those on its edge. */
export const frame = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.plate,
  background: theme.color.surface,
  color: theme.color.ink,
});

export const columns = styleVariants({
  one: { gridTemplateColumns: 'minmax(0, 1fr)' },
  two: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  three: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const cellBase = style({
  minInlineSize: 0,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.rule}`,
  borderInlineStart: `1px solid ${theme.color.rule}`,
  paddingBlock: space.tight,
  paddingInline: space.close,
});

export const cell = styleVariants({ part: [cellBase], whole: [cellBase, { gridColumn: '1 / -1' }] });

export const label = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.inkMuted,
});

const figure = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const value = styleVariants({
  normal: [figure, { fontSize: fontSize.body }],
  large: [figure, { fontSize: fontSize.title }],
});

export const tone = styleVariants({
  neutral: {},
  warning: { color: theme.color.warning.text },
  danger: { color: theme.color.danger.text },
});

export const marked = style({ display: 'flex', alignItems: 'center', gap: space.hair });
