import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.xs });
