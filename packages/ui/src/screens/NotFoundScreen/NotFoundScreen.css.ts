import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, size, space } from '../../theme/tokens.js';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: space.xl,
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.xl} ${space.xl3}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: space.xl3, paddingBlock: space.xl3 },
  },
});

export const pictureFrame = style({
  inlineSize: '100%',
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  background: theme.color.imageBackground,
});

export const advice = style({
  maxInlineSize: '40ch',
  textWrap: 'pretty',
});
