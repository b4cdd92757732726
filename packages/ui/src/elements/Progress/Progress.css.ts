import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { forcedColors } from '../../theme/tokens.js';

const filled = { background: theme.color.success.text, '@media': { [forcedColors]: { background: 'Highlight' } } };

export const progress = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  overflow: 'hidden',
  appearance: 'none',
  background: theme.color.surfaceSunken,
  selectors: {
    '&::-webkit-progress-bar': { background: theme.color.surfaceSunken },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
    // Without a value, half of the bar is filled.
    '&:indeterminate': {
      backgroundImage: `linear-gradient(${theme.color.success.text}, ${theme.color.success.text})`,
      backgroundRepeat: 'no-repeat',
      backgroundSize: '50% 100%',
    },
    '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
});
