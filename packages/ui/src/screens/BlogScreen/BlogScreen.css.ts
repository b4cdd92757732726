import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, lineHeight, size, space } from '../../theme/tokens.js';

const column = {
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
} as const;

export const banner = style({
  background: theme.color.brand,
  color: theme.color.brandText,
  vars: { [theme.color.focus]: theme.color.focusOnBrand },
});

/** The questions stand beside the title on a desktop, below it on narrower screens. */
export const bannerColumn = style({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  paddingBlock: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.xl2 },
  },
});

export const lead = style({
  marginBlockStart: space.sm,
  maxInlineSize: '46ch',
  textWrap: 'pretty',
});

export const cards = style({ ...column, paddingBlock: `${space.lg} ${space.xl3}` });

export const contents = style({ minInlineSize: 0, '@media': { print: { display: 'none' } } });

export const contentsTitle = style({
  color: theme.color.brandTextMuted,
  paddingBlockEnd: space.xs,
});

export const contentsItem = style({ borderBlockStart: `1px solid ${theme.color.brandBorder}` });

export const contentsLink = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'center',
  minBlockSize: size.target,
  paddingBlock: space.xs,
  color: theme.color.brandText,
  lineHeight: lineHeight.snug,
  textDecoration: 'none',
  outlineOffset: '-3px',
  ':hover': { textDecoration: 'underline' },
});
