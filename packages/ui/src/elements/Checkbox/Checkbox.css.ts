import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

/** Borders draw the mark, because forced colours remove backgrounds. */
const mark = { content: '', borderStyle: 'solid', borderColor: theme.color.surface } as const;

export const checkbox = style({
  // With the radius of a field it could look like a radio.
  borderRadius: `calc(${theme.radius.control} / 2)`,
  selectors: {
    '&:checked::before': {
      ...mark,
      inlineSize: '0.375rem',
      blockSize: '0.75rem',
      marginBlockStart: '-0.1875rem',
      borderWidth: '0 2.5px 2.5px 0',
      rotate: '45deg',
    },
    '&:indeterminate::before': {
      ...mark,
      inlineSize: '0.75rem',
      blockSize: 0,
      marginBlockStart: 0,
      borderWidth: '2.5px 0 0',
      rotate: 'none',
    },
    '&:disabled::before': { borderColor: theme.color.textMuted },
  },
});
