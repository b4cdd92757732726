import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const status = style({
  color: theme.color.textMuted,
  selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, ':empty': { display: 'none' } });
