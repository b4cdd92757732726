import { style } from '@vanilla-extract/css';
import { pageFrame } from '../../blocks/pageFrame.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const page = style([
  pageFrame,
  { gap: space.md, paddingBlockStart: space.lg, '@media': { [from.desktop]: { paddingBlockStart: space.xl2 } } },
]);

export const header = style({ display: 'grid', justifyItems: 'start', gap: space.sm });

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const lead = style({ fontSize: fontSize.lead, color: theme.color.textMuted, textWrap: 'pretty' });

export const contactLinks = style({ maxInlineSize: size.column });

export const heading = style({
  marginBlockStart: space.lg,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: space.sm,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  lineHeight: lineHeight.snug,
});

export const text = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const price = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
