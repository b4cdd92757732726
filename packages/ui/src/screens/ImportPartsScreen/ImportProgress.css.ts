import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const status = style({
  color: theme.color.textMuted,
  selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } },
});

export const uploading = style({ display: 'grid', gap: space.xs2, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, ':empty': { display: 'none' } });
