import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const radio = style({
  borderRadius: '50%',
  selectors: {
    // A border draws the dot, because forced colours remove backgrounds.
    '&:checked::before': { content: '', border: `0.3125rem solid ${theme.color.surface}`, borderRadius: '50%' },
    '&:disabled:checked::before': { borderColor: theme.color.textMuted },
  },
});
