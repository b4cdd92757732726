import { globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.js';
import { base } from './layers.css.js';
import { scale } from './scale.js';
import { fontSize, lineHeight, motionAllowed } from './tokens.js';

globalStyle('*, *::before, *::after', { '@layer': { [base]: { boxSizing: 'border-box' } } });
globalStyle('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol', {
  '@layer': { [base]: { margin: 0, padding: 0 } },
});
globalStyle('ul, ol', { '@layer': { [base]: { listStyle: 'none' } } });
globalStyle('img, svg', { '@layer': { [base]: { display: 'block', maxWidth: '100%' } } });
globalStyle('button, input, textarea, select', {
  '@layer': { [base]: { font: 'inherit', color: 'inherit', margin: 0 } },
});
globalStyle('html', {
  '@layer': { [base]: { textSizeAdjust: '100%', scrollPaddingBlockStart: '5rem' } },
});
// A part of the page can have its own brand, mode and language.
globalStyle('body, [data-dealer-brand]', {
  '@layer': {
    [base]: { background: theme.color.background, color: theme.color.text, fontFamily: theme.font.sans },
  },
});
globalStyle('body', {
  '@layer': {
    [base]: {
      fontSize: fontSize.body,
      lineHeight: lineHeight.text,
      overflowWrap: 'break-word',
      minHeight: '100dvh',
    },
  },
});
// Bangla letters have marks above and below the line, so lines are taller. Bangla has no capitals, so small labels are larger.
globalStyle(':is(html, [data-dealer-brand]):lang(bn)', {
  '@layer': {
    [base]: {
      vars: {
        '--dealer-line-height-none': '1.25',
        '--dealer-line-height-tight': '1.3',
        '--dealer-line-height-snug': '1.5',
        '--dealer-font-size-label': '0.875rem',
      },
    },
  },
});
globalStyle(':lang(bn) [data-dealer-brand]:not(:lang(bn))', {
  '@layer': {
    [base]: {
      vars: {
        '--dealer-line-height-none': scale.lineHeight.none,
        '--dealer-line-height-tight': scale.lineHeight.tight,
        '--dealer-line-height-snug': scale.lineHeight.snug,
        '--dealer-font-size-label': scale.fontSize.label,
      },
    },
  },
});
// Letter spacing breaks the connecting line of Bangla words.
globalStyle(':lang(bn), :lang(bn)::before', { '@layer': { [base]: { letterSpacing: 'normal !important' } } });
globalStyle('h1, h2, h3', { '@layer': { [base]: { textWrap: 'balance' } } });
// `pretty` avoids a single word on the last line. It does not apply to inputs, where lines would move while typing.
globalStyle('p, li, dd, td, th', { '@layer': { [base]: { textWrap: 'pretty' } } });
globalStyle('h1:focus', { '@layer': { [base]: { outline: 'none' } } });
globalStyle(':focus-visible', {
  '@layer': { [base]: { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' } },
});
globalStyle('html', {
  '@media': { [motionAllowed]: { '@layer': { [base]: { scrollBehavior: 'smooth' } } } },
});
