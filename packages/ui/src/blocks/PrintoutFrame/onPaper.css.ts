import { globalStyle, style } from '@vanilla-extract/css';

/** An element that is printed alone, without the page around it. */
export const onPaper = style({});

globalStyle(`body:has(${onPaper}) :not(:has(${onPaper}), ${onPaper}, ${onPaper} *)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`body:has(${onPaper}), body :has(${onPaper})`, {
  '@media': {
    print: {
      display: 'block !important',
      minBlockSize: '0 !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      background: 'none',
    },
  },
});

/** What only paper needs, because the page around it has it on the screen. */
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
