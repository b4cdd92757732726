import { style } from '@vanilla-extract/css';
import { pageFrame } from '../../blocks/pageFrame.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const page = style([
  pageFrame,
  { gap: space.xl, paddingBlockStart: space.lg, '@media': { [from.desktop]: { paddingBlockStart: space.xl } } },
]);

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const lead = style({
  maxInlineSize: size.measure,
  marginBlockStart: space.xs2,
  fontSize: fontSize.lead,
  color: theme.color.textMuted,
  textWrap: 'pretty',
});

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: space.md,
});

export const row = style({ display: 'grid', alignContent: 'start', gap: space.xs });

export const what = style({ maxInlineSize: size.measure, textWrap: 'pretty' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  marginBlockStart: space.xs,
});

/** What follows two short facts. */
export const lastFact = style({ gridColumn: '1 / -1' });

export const term = style({ fontSize: fontSize.label, color: theme.color.textMuted });

export const rights = style({ display: 'grid', justifyItems: 'start', gap: space.sm });
