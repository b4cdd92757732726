import { globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.js';
import { base } from './layers.css.js';
import { fontSize, lineHeight, motionAllowed, onPaper } from './tokens.js';

globalStyle('*, *::before, *::after', { '@layer': { [base]: { boxSizing: 'border-box' } } });
globalStyle('body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol', {
  '@layer': { [base]: { margin: 0, padding: 0 } },
});
globalStyle('ul, ol', { '@layer': { [base]: { listStyle: 'none' } } });
globalStyle('img, svg', { '@layer': { [base]: { display: 'block', maxWidth: '100%' } } });
globalStyle('button, input, textarea, select', {
  '@layer': { [base]: { font: 'inherit', color: 'inherit', margin: 0 } },
});
globalStyle('html', {
  '@layer': { [base]: { textSizeAdjust: '100%', scrollPaddingBlockStart: '5rem', background: theme.color.background } },
});
globalStyle('body', {
  '@layer': {
    [base]: {
      background: theme.color.background,
      color: theme.color.text,
      fontFamily: theme.font.sans,
      fontSize: fontSize.body,
      lineHeight: lineHeight.text,
      overflowWrap: 'break-word',
      minHeight: '100dvh',
    },
  },
});
// Bangla hangs its letters from the line and stacks marks above and below it; small labels have no capitals to be read by.
globalStyle('html:lang(bn)', {
  '@layer': {
    [base]: {
      vars: {
        '--dealer-leading-flat': '1.25',
        '--dealer-leading-tight': '1.3',
        '--dealer-leading-snug': '1.5',
        '--dealer-label': '0.875rem',
      },
    },
  },
});
// Spaced letters tear the headline off Bangla words.
globalStyle(':lang(bn), :lang(bn)::before', { '@layer': { [base]: { letterSpacing: 'normal !important' } } });
globalStyle('h1, h2, h3', { '@layer': { [base]: { textWrap: 'balance' } } });
// No word stands on the last line alone; of what is being typed, no line moves by this.
globalStyle('p, li, dd, td, th', { '@layer': { [base]: { textWrap: 'pretty' } } });
globalStyle('h1:focus', { '@layer': { [base]: { outline: 'none' } } });
globalStyle(':focus-visible', {
  '@layer': { [base]: { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' } },
});
globalStyle('nav', { '@media': { [onPaper]: { '@layer': { [base]: { display: 'none !important' } } } } });
globalStyle('html', {
  '@media': { [motionAllowed]: { '@layer': { [base]: { scrollBehavior: 'smooth' } } } },
});
