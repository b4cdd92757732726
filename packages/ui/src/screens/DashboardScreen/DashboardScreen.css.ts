import { globalStyle, style } from '@vanilla-extract/css';
import { densePage } from '../../blocks/DashboardPage/DashboardPage.css.js';
import { fontSize, from, lineHeight, space } from '../../theme/tokens.js';

/** The frame of the page, which begins higher around a dense page. */
export const page = style({});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs2} ${space.lg}`,
});

// A page that people work in all day begins high on the screen.
globalStyle(`${page}:has(${densePage})`, { '@media': { screen: { paddingBlockStart: space.md } } });
globalStyle(`${header}:has(~ * ${densePage})`, { display: 'none' });

export const namePlaceholder = style({ inlineSize: '12em', fontSize: fontSize.label, lineHeight: lineHeight.snug });

export const layout = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.wideDesktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', alignItems: 'start', columnGap: space.xl2 },
  },
});

export const notice = style({ marginBlockEnd: space.lg });
