import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { choice, switchSize } from '../Field/ChoiceField.css.js';

export const switchStyle = style({
  borderRadius: theme.radius.control,
  selectors: {
    [`${choice}&`]: { justifyContent: 'start', inlineSize: switchSize, padding: '2px' },
    [`${choice}&:checked`]: { justifyContent: 'end' },
    // A border draws the thumb, because forced colours remove backgrounds.
    '&::before': {
      content: '',
      border: `0.5rem solid ${theme.color.borderStrong}`,
      borderRadius: theme.radius.control,
    },
    '&:checked::before': { borderColor: theme.color.surface },
    '&:disabled::before': { borderColor: theme.color.textMuted },
  },
});
