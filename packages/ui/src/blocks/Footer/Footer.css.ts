import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const footer = style({
  borderBlockStart: `1px solid ${theme.color.brandBorder}`,
  background: theme.color.brand,
  color: theme.color.brandTextMuted,
  vars: { [theme.color.focus]: theme.color.focusOnBrand },
});

export const column = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.xl} ${space.lg}`,
  '@media': { [from.tablet]: { paddingBlockStart: space.xl2 } },
});

export const columns = style({
  display: 'grid',
  gap: space.lg,
  '@media': {
    [from.tablet]: { gap: space.xl, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: '1.2fr 2.8fr 0.7fr', columnGap: space.xl2 },
  },
});

export const pages = style({ '@media': { print: { display: 'none' } } });

export const brand = style({ display: 'grid', alignContent: 'start', gap: space.xs });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  color: theme.color.brandText,
});

export const heading = style({
  marginBlockEnd: space.sm,
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const showrooms = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [from.desktop]: { gridColumn: 'auto', gridRow: 'auto' } },
});

export const showroomList = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))', columnGap: space.xl },
  },
});

export const showroom = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs2,
  fontStyle: 'normal',
  lineHeight: lineHeight.snug,
  textWrap: 'balance',
});

export const showroomName = style({ fontWeight: fontWeight.strong, color: theme.color.brandText });

export const detail = style({ display: 'flex', alignItems: 'baseline', gap: space.xs });

/** As tall as a touch target; the negative margins keep the line spacing. */
export const phoneLink = style({
  paddingBlock: `calc((${size.target} - 1lh) / 2)`,
  marginBlock: `calc((1lh - ${size.target}) / 2)`,
});

export const detailIcon = style({ alignSelf: 'start', display: 'flex', paddingBlockStart: '0.05em' });

/** Side by side on a phone to save height. The negative margin aligns the first link with the showroom names. */
export const pageLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  marginBlockStart: `calc((1lh - ${size.target}) / 2)`,
  lineHeight: lineHeight.snug,
  color: theme.color.brandText,
  '@media': { [from.tablet]: { display: 'block' } },
});

export const copyright = style({
  marginBlockStart: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${theme.color.brandBorder}`,
  fontSize: fontSize.label,
  '@media': { [from.tablet]: { marginBlockStart: space.xl } },
});

export const compactRow = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.lg,
    paddingBlock: space.xs,
    fontSize: fontSize.label,
    '@media': { [from.tablet]: { paddingBlockStart: space.xs } },
  },
]);

export const compactList = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });

/** As high as a touch target, so that the links of two lines do not overlap. */
export const compactPhone = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
});
