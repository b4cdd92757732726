import { globalStyle, style } from '@vanilla-extract/css';
import { densePage } from '../../blocks/DashboardPage/DashboardPage.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, pageBelowNavbar, size, space } from '../../theme/tokens.js';

export const page = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.lg} ${space.xl3}`,
  '@media': {
    screen: { minBlockSize: pageBelowNavbar },
    [from.desktop]: { paddingBlockStart: space.xl2 },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs2} ${space.lg}`,
  marginBlockEnd: space.md,
  '@media': { [from.desktop]: { marginBlockEnd: space.lg } },
});

export const greeting = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  selectors: { 'h1&': { fontSize: fontSize.headline } },
});

// A page that people work in all day begins high on the screen.
globalStyle(`${page}:has(${densePage})`, { '@media': { screen: { paddingBlockStart: space.md } } });
globalStyle(`${header}:has(~ * ${densePage})`, { display: 'none' });

export const userName = style({ color: theme.color.textMuted, fontSize: fontSize.label });

export const namePlaceholder = style({ inlineSize: '12em', fontSize: fontSize.label });

export const layout = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.wideDesktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', alignItems: 'start', columnGap: space.xl2 },
  },
});

export const notice = style({ marginBlockEnd: space.lg });
