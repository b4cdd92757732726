import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';
import { narrow, notOnPaper } from './DataTable.css.js';

const rule = `1px solid ${theme.color.border}`;

const termLabel = {
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
} as const;

const everyTable = style({
  position: 'relative',
  inlineSize: '100%',
  borderSpacing: 0,
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
});

export const table = styleVariants({
  plain: [
    everyTable,
    {
      border: rule,
      borderRadius: theme.radius.panel,
      // Rounds the head and the last row too, and unlike `overflow` lets the head stick to the page.
      clipPath: `inset(0 round ${theme.radius.panel})`,
      '@container': {
        [narrow]: { display: 'block', border: 0, borderRadius: 0, background: 'none', clipPath: 'none' },
      },
    },
  ],
  windowed: [everyTable, { display: 'block' }],
});

/** Where only the rows in sight are drawn, the table scrolls by itself and not the page. */
export const frame = style({
  overflow: 'auto',
  maxBlockSize: 'max(20rem, 72dvh)',
  border: rule,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const body = styleVariants({
  plain: {
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
        alignItems: 'start',
        gap: space.md,
      },
    },
  },
  windowed: { position: 'relative', display: 'block' },
});

/** How many values stand under the name, which makes the height of a card where all must have the same. */
const valueCount = createVar();
export const valueCountName = valueCount.slice('var('.length, -1);

/** High enough for two lines. */
const card = { name: '3.5rem', value: '3.25rem', actions: `calc(${size.target} + 2 * ${space.xs})` } as const;

/** Lines under the pointer what belongs together; a card shows that by itself. */
const lined = { background: theme.color.surfaceSunken };
const unlined = { background: theme.color.surface };

export const row = styleVariants({
  plain: {
    breakInside: 'avoid',
    ':hover': lined,
    '@container': {
      [narrow]: {
        display: 'block',
        overflow: 'hidden',
        border: rule,
        borderRadius: theme.radius.panel,
        background: theme.color.surface,
        ':hover': unlined,
      },
    },
  },
  windowed: {
    position: 'absolute',
    insetInline: 0,
    display: 'grid',
    blockSize: '4rem',
    ':hover': lined,
    '@container': {
      [narrow]: {
        display: 'flex',
        flexDirection: 'column',
        blockSize: `calc(${card.name} + ${valueCount} * ${card.value} + ${card.actions} + ${space.md})`,
        ':hover': unlined,
      },
    },
  },
});

/** Two lines of words are no taller than the button beside them. */
const everyName = style({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockStart: rule,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: { display: 'block', paddingBlock: space.sm, borderBlockStart: 0, background: theme.color.surfaceSunken },
  },
});

const value = style({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockStart: rule,
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      gap: space.sm,
      '::before': {
        ...termLabel,
        // Read out too: on a card there is no head that would say it.
        content: 'attr(data-label)',
      },
    },
  },
});

/** A figure is never broken in two, words in its place may be. */
export const unbroken = style({ whiteSpace: 'nowrap' });

const figure = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  '@container': { [narrow]: { textAlign: 'start' } },
});

const everyActions = style([
  notOnPaper,
  {
    borderBlockStart: rule,
    paddingBlock: space.xs,
    paddingInline: `${space.sm} ${space.xs}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': {
      [narrow]: { display: 'grid', padding: space.xs, ':empty': { display: 'none' } },
    },
  },
]);

/** A cell whose height does not depend on what is in it. */
const inGrid = style({
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInlineEnd: space.xs,
  overflow: 'hidden',
  alignContent: 'center',
  ':focus-visible': { outlineOffset: '-3px' },
  '@container': { [narrow]: { flexShrink: 0, alignItems: 'center', paddingBlock: 0, blockSize: card.value } },
});

export const name = styleVariants({
  plain: [everyName],
  windowed: [everyName, inGrid, { '@container': { [narrow]: { blockSize: card.name, borderBlockStart: rule } } }],
});

export const cell = styleVariants({
  startPlain: [value],
  endPlain: [value, figure],
  startWindowed: [value, inGrid],
  endWindowed: [value, inGrid, figure],
});

export const actions = styleVariants({
  // A row in which nothing can be done is as tall as the others.
  plain: [
    everyActions,
    {
      inlineSize: '1px',
      blockSize: `calc(${size.target} + 2 * ${space.xs} + 1px)`,
      '@container': { [narrow]: { inlineSize: 'auto', blockSize: 'auto' } },
    },
  ],
  windowed: [everyActions, inGrid, { '@container': { [narrow]: { blockSize: card.actions } } }],
});

export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
