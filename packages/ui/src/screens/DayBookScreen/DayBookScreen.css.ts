import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';
import { onPaper } from '../../blocks/PrintoutFrame/onPaper.css.js';

export const dayField = style({ flex: '1 1 8rem', maxInlineSize: '12rem' });

export const book = style([onPaper]);

// On a phone the tables keep their figures in view.
globalStyle(`${book} table`, { fontVariantNumeric: 'tabular-nums lining-nums' });
globalStyle(`${book} :is(th, td)`, {
  '@media': { '(width < 40rem)': { paddingInline: space.xs2 }, print: { paddingBlock: space.xs2 } },
});
