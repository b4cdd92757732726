import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.xs2 });

globalStyle(`${root} > :first-child`, { flexGrow: 1 });
