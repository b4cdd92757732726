import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';
import { onPaper } from './onPaper.css.js';

const rule = `1px solid ${theme.color.borderStrong}`;

const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  maxInlineSize: '100%',
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  boxShadow: theme.shadow.float,
  '@media': {
    // The margins of the sheet would take a third of the width of a phone.
    'screen and (width < 40rem)': { padding: space.sm },
    print: { inlineSize: '100%', padding: 0, border: 0, background: 'none', boxShadow: 'none' },
  },
});

/** A roll has no margins of the page, so that its page is as long as the paper; its length is measured with the styles of print. */
const roll = (inlineSize: string, padding: string) => {
  const printed = { inlineSize, maxInlineSize: 'none', padding, border: 0 };
  return [
    onPaper,
    base,
    style({
      // The sizes of the narrowest window, because those of the theme depend on the window, which is the page in print.
      vars: { '--dealer-font-size-lead': '1.0625rem', '--dealer-font-size-title': '1.25rem' },
      inlineSize,
      padding,
      fontSize: fontSize.label,
      selectors: { '&[data-measured]': printed },
      '@media': { print: printed },
    }),
  ];
};

export const paper = styleVariants({
  a4: [onPaper, base, { inlineSize: '210mm', padding: '12mm' }],
  a5: [onPaper, base, { inlineSize: '148mm', padding: '10mm' }],
  // The heads of these printers are 72 and 48 mm wide.
  receipt: roll('80mm', '4mm'),
  receipt58: roll('58mm', '4mm 5mm'),
});

export const heading = style({ rowGap: 0, paddingBlock: space.xs, borderBlock: rule });

export const line = style({ rowGap: 0, breakInside: 'avoid' });

export const number = style({ marginInlineStart: 'auto', textAlign: 'end' });

export const noteText = style({ whiteSpace: 'pre-line' });

export const total = style({
  paddingBlockStart: space.xs,
  borderBlockStart: rule,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.strong,
});

export const address = style({
  breakBefore: 'avoid',
  breakInside: 'avoid',
  paddingBlockStart: space.xs,
  borderBlockStart: rule,
});

/** Never alone on a sheet. */
export const footer = style({
  columnGap: space.md,
  breakBefore: 'avoid',
  breakInside: 'avoid',
  marginBlockStart: space.sm,
});

export const qr = style({ inlineSize: '30mm' });

export const received = style({ flex: '1 1 35mm', paddingBlockStart: space.xs2, borderBlockStart: rule });

// Several papers are printed on pages of their own.
globalStyle(`${base} + ${base}`, { '@media': { print: { breakBefore: 'page' } } });
