import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const screen = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: space.section,
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.section} ${space.vast}`,
  '@media': {
    [from.desk]: { gridTemplateColumns: '7fr 5fr', columnGap: space.vast, paddingBlock: space.vast },
  },
});

export const view = style({
  inlineSize: '100%',
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  background: theme.color.photo,
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space.normal });

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const advice = style({
  maxInlineSize: '40ch',
  fontSize: fontSize.lead,
  color: theme.color.inkMuted,
  textWrap: 'pretty',
});

export const wayOn = style({ paddingBlockStart: space.tight });
