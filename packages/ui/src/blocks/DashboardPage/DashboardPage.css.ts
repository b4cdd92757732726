import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

/** The layout around it leaves its greeting out. */
export const densePage = style([page, { gap: space.sm }]);
