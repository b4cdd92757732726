/** Most texts are ASCII without control characters, which needs no Unicode folding. */
const isPlain = (text: string) => /^[ -~]*$/.test(text);

/** Format characters, among them the joiners and the byte order mark, and others that no font shows. */
const invisible = /[\p{Cf}\p{DI}]+/gu;

/** White space, also the line end of old systems and the empty pattern of Braille. */
const whiteSpace = /[\s\x85\u2800]+/g;

const control = /\p{Cc}+/gu;

/** Line ends, tabs and the other control characters, which no name has. */
const outsideOneLine = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns what two texts share that are the same to a reader (D62): composed letters, one space for all white space, no control or
 * format characters, one case ("ß" is "SS").
 */
export const textKey = (text: string): string => {
  if (isPlain(text)) return text.toLowerCase().replace(/ +/g, ' ').trim();
  const visible = text.replace(invisible, '').replace(whiteSpace, ' ').replace(control, '').trim();
  // An accent can follow its letter only now, and the mapping of case decomposes some letters.
  return visible.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
};

/** Whether a reader sees anything of a text. */
export const isVisible = (text: string): boolean => textKey(text) !== '';

/** Whether a text has no line end, tab or other control character. */
export const isOneLine = (text: string): boolean => text.search(outsideOneLine) === -1;

/** Returns a typed name on one line, without white space around it; empty if a reader sees nothing of it. */
export const toName = (text: string): string => (isVisible(text) ? text.replace(outsideOneLine, ' ').trim() : '');
