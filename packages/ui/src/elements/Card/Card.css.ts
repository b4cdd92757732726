import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, from, motionAllowed, space } from '../../theme/tokens.js';

const base = style({
  border: `1px solid ${theme.color.border}`,
  color: theme.color.text,
  overflowWrap: 'anywhere',
});

export const background = styleVariants({
  surface: [base, { background: theme.color.surface }],
  sunken: [base, { background: theme.color.surfaceSunken }],
});

export const shape = styleVariants({
  card: { borderRadius: theme.radius.card },
  panel: { borderRadius: theme.radius.panel },
});

export const padding = {
  ...styleVariants({ none: 0, ...space }, (value) => ({ padding: value })),
  panel: style({ padding: space.md, '@media': { [from.tablet]: { padding: space.lg } } }),
};

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

const thickEdge = style({ borderBlockStartWidth: '3px' });

export const edge = styleVariants({
  accent: [thickEdge, { borderBlockStartColor: theme.color.accent.surface }],
  success: [thickEdge, { borderBlockStartColor: theme.color.success.border }],
});

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
