import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${actions} > button`, { flexGrow: 1 });
globalStyle(`${actions} > p`, { flexBasis: '100%' });
