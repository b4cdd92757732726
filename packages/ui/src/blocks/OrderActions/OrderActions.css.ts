import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const base = style({});

export const actions = styleVariants({ alone: [base], inList: [base] });

globalStyle(`${actions.alone} > button`, { flexGrow: 1 });
globalStyle(`${base} > p`, { flexBasis: '100%' });
