import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.wide,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 12rem) minmax(50%, 1fr)',
      columnGap: space.broad,
      alignItems: 'start',
    },
    [from.desk]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.vast },
  },
});

export const portrait = style({
  inlineSize: '9rem',
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  '@media': { [from.tablet]: { inlineSize: '100%' } },
});

export const words = style({ minInlineSize: 0, maxInlineSize: size.measure, overflowWrap: 'anywhere' });

export const speech = style({ display: 'grid', gap: space.normal, fontSize: fontSize.lead, textWrap: 'pretty' });

export const signature = style({
  marginBlockStart: space.wide,
  paddingBlockStart: space.normal,
  borderBlockStart: `1px solid ${theme.color.rule}`,
  lineHeight: lineHeight.snug,
});

export const name = style({ fontWeight: fontWeight.strong });

export const role = style({ color: theme.color.inkMuted });
