import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, motionAllowed, space } from '../../theme/tokens.js';

const base = style({
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  color: theme.color.text,
  overflowWrap: 'anywhere',
});

export const background = styleVariants({
  surface: [base, { background: theme.color.surface }],
  sunken: [base, { background: theme.color.surfaceSunken }],
});

export const padding = styleVariants({ none: 0, ...space }, (value) => ({ padding: value }));

export const linked = style({
  position: 'relative',
  ':hover': { borderColor: theme.color.borderStrong },
  '@media': { [motionAllowed]: { transition: `border-color ${duration.fast}` } },
});

/** The link covers the whole card, except its other controls, which may have a position of their own. */
globalStyle(`${linked} a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`:where(${linked}) :where(button, input, select, textarea, label, summary)`, {
  position: 'relative',
  zIndex: 1,
});
