import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, from, motionAllowed, size, space } from '../../theme/tokens.js';
import { closeButton as plainCloseButton } from '../modal.css.js';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.xs})` } });

const base = style({
  inlineSize: `calc(100% - 2 * ${space.md})`,
  maxBlockSize: `calc(100dvh - 2 * ${space.md})`,
  margin: 'auto',
  padding: 0,
  border: `1px solid ${theme.color.border}`,
  borderBlockStart: `3px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.panel,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The head and the footer do not cover what has the focus.
  scrollPaddingBlock: '5rem',
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  // A dialog may stand in the cell of a table.
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '::backdrop': { background: theme.color.overlay },
  '@media': {
    [motionAllowed]: {
      animation: `${rise} ${duration.slow} ease-out`,
      '::backdrop': { animation: `${appear} ${duration.fast} ease-out` },
    },
  },
});

export const dialog = styleVariants({
  small: [base, { maxInlineSize: size.column }],
  medium: [base, { maxInlineSize: '40rem' }],
  large: [base, { maxInlineSize: '60rem' }],
});

const padding = { paddingInline: space.md, '@media': { [from.tablet]: { paddingInline: space.lg } } } as const;

/** On a low or zoomed page the head and the footer scroll with the content. */
const low = '(height < 30rem)';

const bar = style({
  position: 'sticky',
  zIndex: 1,
  background: theme.color.surface,
  ...padding,
  '@media': { ...padding['@media'], [low]: { position: 'static' } },
});

export const head = style([
  bar,
  {
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space.sm,
    paddingBlockStart: space.sm,
    paddingBlockEnd: space.xs2,
  },
]);

export const closeButton = style([plainCloseButton, { marginInlineEnd: `calc(-1 * ${space.sm})` }]);

export const description = style({ ...padding, color: theme.color.textMuted });

export const content = style({ ...padding, paddingBlock: `${space.sm} ${space.lg}` });

export const footer = style([
  bar,
  {
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.sm,
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${theme.color.border}`,
  },
]);
