import { globalStyle, style } from '@vanilla-extract/css';
import { quietButtons } from '../quietButtons.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;

/** The heading of an accepted order, with its icon. */
export const placedHeading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: theme.color.success.text,
});

export const list = style({
  border,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  color: theme.color.text,
});

export const texts = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const amounts = style({
  flex: '1 1 17rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.sm,
  minInlineSize: 0,
  '@media': { [from.tablet]: { maxInlineSize: '19rem' } },
});

globalStyle(`${amounts} > :first-child`, { flex: '1 1 8rem', minInlineSize: 0, maxInlineSize: '10rem' });

export const sum = style({
  flex: '1 1 6rem',
  minInlineSize: 0,
  paddingBlock: space.xs,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.strong,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const messages = style({
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});

export const actions = style({ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const lineButtons = style([quietButtons, { flex: '1 1 100%' }]);

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

export const total = style({ display: 'grid', minInlineSize: 0, lineHeight: lineHeight.snug });

export const totalAmount = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
