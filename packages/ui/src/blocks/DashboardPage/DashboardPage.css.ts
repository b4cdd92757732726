import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

/** A page that people work in all day. */
export const densePage = style([page, { gap: space.sm }]);
