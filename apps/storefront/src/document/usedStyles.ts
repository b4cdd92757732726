/** A piece of a page's styles, in their order. */
export interface StyleRule {
  /** The rule or declaration, or the beginning of what contains others. */
  css: string;
  /** The classes of each of its selectors, of which a document needs all of one, or the custom property; without it every document needs the rule. */
  names?: readonly (readonly string[])[];
  /** The characters of a font, which no other rule contains, as a class of a regular expression; a document needs it for one of them. */
  characters?: string;
  /** What it contains. */
  rules?: readonly StyleRule[];
}

const textOf = (rules: readonly StyleRule[], used: ReadonlySet<string>): string =>
  rules
    .map(({ css, names, rules: inner }) => {
      if (names?.every((all) => !all.every((name) => used.has(name)))) return '';
      if (!inner) return css;
      const text = textOf(inner, used);
      return text && `${css}{${text}}`;
    })
    .join('');

/** The styles whose classes the markup has, the custom properties that they use, and the fonts of its characters. */
export const usedStyles = (rules: readonly StyleRule[], markup: string): string => {
  const classes = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' '));
  const used = new Set(classes.flat());
  const needed = rules.filter(({ characters }) => !characters || new RegExp(characters, 'u').test(markup));
  for (;;) {
    const { size } = used;
    const text = textOf(needed, used);
    for (const [, property = ''] of text.matchAll(/var\((--[\w-]+)/g)) used.add(property);
    // The values of the properties may use others.
    if (used.size === size) return text;
  }
};
