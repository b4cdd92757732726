import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

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

export const bannerColumn = style({
  ...column,
  display: 'grid',
  gap: space.xs,
  paddingBlock: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
});

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.display,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.none,
});

export const lead = style({
  maxInlineSize: '46ch',
  color: theme.color.brandTextMuted,
  fontSize: fontSize.lead,
  textWrap: 'pretty',
});

export const body = style({
  ...column,
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${space.xl} ${space.xl3}`,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: space.xl2,
      paddingBlockStart: space.xl2,
    },
  },
});

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

/** Right of the cards on a desktop, above them on narrower screens. */
export const contents = style({
  '@media': {
    [from.desktop]: {
      order: 1,
      position: 'sticky',
      insetBlockStart: '6rem',
      maxBlockSize: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
    },
  },
});

export const contentsTitle = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
  paddingBlockEnd: space.xs,
});

export const contentsItem = style({ borderBlockStart: `1px solid ${theme.color.border}` });

export const contentsLink = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'center',
  minBlockSize: size.target,
  paddingBlock: space.xs,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
  textDecoration: 'none',
  outlineOffset: '-3px',
  ':hover': { textDecoration: 'underline' },
});

export const contentsNumber = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
