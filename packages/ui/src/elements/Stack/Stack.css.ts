import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ display: 'flex' });

export const direction = styleVariants({
  column: [base, { flexDirection: 'column' }],
  row: [base, { flexFlow: 'row wrap' }],
});

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  between: { justifyContent: 'space-between' },
});
