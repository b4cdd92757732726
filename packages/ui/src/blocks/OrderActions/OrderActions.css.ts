import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

const base = style({ display: 'flex', flexWrap: 'wrap', '@media': { print: { display: 'none' } } });

export const actions = styleVariants({
  alone: [base, { gap: space.xs }],
  inList: [base, { alignItems: 'center', gap: space.xs2 }],
});

globalStyle(`${actions.alone} > button`, { flexGrow: 1 });
globalStyle(`${base} > p`, { flexBasis: '100%' });
