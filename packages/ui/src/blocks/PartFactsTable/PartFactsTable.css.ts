import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.md, rowGap: space.xs2 });

export const item = style({
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
