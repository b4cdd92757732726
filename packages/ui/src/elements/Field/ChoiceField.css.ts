import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, forcedColors, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

/** The height of a check box, a radio and a switch. */
const choiceSize = '1.5rem';

/** The width of a switch. */
export const switchSize = '2.75rem';

/** The whole row is the target, also beside a label of one word. */
export const row = style({
  display: 'flex',
  gap: space.sm,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minInlineSize: size.target,
  paddingBlock: `calc((${size.target} - ${choiceSize}) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': {
      color: theme.color.textMuted,
      cursor: 'not-allowed',
      '@media': { [forcedColors]: { color: 'GrayText' } },
    },
  },
});

/** The first line of the label is beside the middle of the box. */
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  minInlineSize: 0,
  paddingBlock: `calc((${choiceSize} - 1lh) / 2)`,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** The message and the hint, below the label. */
export const messages = style({
  display: 'grid',
  gap: space.xs2,
  marginBlock: `calc(-1 * ${space.xs}) ${space.xs}`,
  paddingInlineStart: `calc(${choiceSize} + ${space.sm})`,
  selectors: { [`${row}:has([role="switch"]) + &`]: { paddingInlineStart: `calc(${switchSize} + ${space.sm})` } },
});

/** What a check box, a radio and a switch have in common. */
export const choice = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: choiceSize,
  blockSize: choiceSize,
  border: `2px solid ${theme.color.borderStrong}`,
  appearance: 'none',
  background: theme.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: theme.color.text },
    '&:is(:checked, :indeterminate:not([type="radio"])):not(:disabled)': {
      borderColor: theme.color.link,
      background: theme.color.link,
    },
    '&:disabled': {
      borderColor: theme.color.textMuted,
      background: theme.color.surfaceSunken,
      '@media': { [forcedColors]: { borderColor: 'GrayText' } },
    },
    '&[aria-invalid="true"]:not(:checked), [aria-invalid="true"] &:not(:checked)': {
      borderColor: theme.color.danger.text,
      '@media': { [forcedColors]: { borderWidth: '4px' } },
    },
  },
  '@media': { [motionAllowed]: { transition: `background-color ${duration.fast}, border-color ${duration.fast}` } },
});
