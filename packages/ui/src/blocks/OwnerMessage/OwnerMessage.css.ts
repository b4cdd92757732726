import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 12rem) minmax(50%, 1fr)',
      columnGap: space.xl2,
      alignItems: 'start',
    },
    [from.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.xl3 },
  },
});

export const portrait = style({
  inlineSize: '9rem',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  '@media': { [from.tablet]: { inlineSize: '100%' } },
});

export const text = style({ minInlineSize: 0, maxInlineSize: size.measure, overflowWrap: 'anywhere' });

export const quote = style({ display: 'grid', gap: space.md, fontSize: fontSize.lead, textWrap: 'pretty' });

export const signature = style({
  marginBlockStart: space.lg,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
  lineHeight: lineHeight.snug,
});

export const name = style({ fontWeight: fontWeight.strong });

export const role = style({ color: theme.color.textMuted });
