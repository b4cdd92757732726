import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { labelText } from '../../theme/labelText.js';
import { space } from '../../theme/tokens.js';

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.md, rowGap: space.xs2 });

export const item = style({
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const facts = style({});

globalStyle(`${facts} :is(th, td)`, { borderBlock: `1px solid ${theme.color.border}` });

globalStyle(`${facts} th`, { ...labelText, inlineSize: '8.5rem', paddingInlineStart: 0 });
