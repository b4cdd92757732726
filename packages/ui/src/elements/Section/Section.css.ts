import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

export const background = styleVariants({
  page: { background: theme.color.background, color: theme.color.text },
  none: {},
  sunken: { background: theme.color.surfaceSunken, color: theme.color.text },
  brand: {
    background: theme.color.brand,
    color: theme.color.brandText,
    vars: { [theme.color.focus]: theme.color.focusOnBrand },
  },
});

export const padding = styleVariants({
  page: { paddingBlock: 'clamp(3rem, 2.2rem + 3.4vw, 5rem)' },
  thin: { paddingBlock: space.lg },
  none: {},
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const container = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
});

export const title = style({
  marginBlockEnd: space.lg,
  selectors: { [`${column} > &`]: { marginBlockEnd: 0 } },
});
