import { useEffect } from 'react';

/** A sheet of A4 or A5, or a roll of 80 mm for thermal printers. */
export type Paper = 'a4' | 'a5' | 'receipt';

/** Print margins are part of the page, so the preview has them as padding. */
const pageRules: Record<Paper, string> = {
  a4: '@page{size:A4;margin:12mm}',
  a5: '@page{size:A5;margin:10mm}',
  receipt: '@page{size:80mm 200mm;margin:4mm}',
};

/** Sets the size of the printed page. A style element would need an exception in the Content Security Policy of a site. */
export const usePageSize = (paper: Paper): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRules[paper]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
};
