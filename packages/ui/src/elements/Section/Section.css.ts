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
  page: { paddingBlock: 'clamp(1.25rem, 6.4vw - 0.2rem, 5rem)' },
  thin: { paddingBlock: `clamp(${space.md}, 3vw, ${space.lg})` },
  none: {},
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const container = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
});

export const title = style({
  marginBlockEnd: `clamp(${space.md}, 3vw, ${space.lg})`,
  selectors: { [`${column} > &`]: { marginBlockEnd: 0 } },
});
