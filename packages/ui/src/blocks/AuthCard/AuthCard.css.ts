import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, size, space } from '../../theme/tokens.js';

/** On wide pages the area around the card is large, so its top has the brand colour. */
export const backdrop = style({
  '@media': { [from.tablet]: { background: `linear-gradient(${theme.color.brand} 18rem, transparent 0)` } },
});

export const column = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.column} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.lg} ${space.xl3}`,
  '@media': { [from.tablet]: { paddingBlock: space.xl3 } },
});

export const card = style({ overflow: 'clip' });

export const body = style({
  padding: space.md,
  paddingBlockStart: space.lg,
  '@media': { [from.tablet]: { padding: space.xl } },
});

export const footer = style({
  rowGap: 0,
  padding: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
});
