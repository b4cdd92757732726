import { readWords, type SynonymIndex } from './synonymIndex.js';
import type { Word } from './words.js';

/** The most words of a name of a kind. */
export const MAX_PHRASE = 5;

/** No name of a kind is longer. */
const MAX_LINE = 80;

interface Phrase {
  kind: string;
  start: number;
  end: number;
}

/** The names of kinds in a text from left to right, the longest first where they overlap. */
const findPhrases = (words: readonly Word[], { phrases }: SynonymIndex): Phrase[] => {
  const found: Phrase[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + MAX_PHRASE); end > start; end -= 1) {
      const window = words.slice(start, end);
      if (window.some(({ isJoined }, index) => index > 0 && !isJoined)) continue;
      const kind = phrases.get(window.map(({ term }) => term).join(''));
      if (kind === undefined) continue;
      found.push({ kind, start, end });
      start = end - 1;
      break;
    }
  }
  return found;
};

/** Phrases without words between them; the last one is what the thing is, as in "wheel bearing grease". */
const groupPhrases = (phrases: readonly Phrase[]): Phrase[][] => {
  const groups: Phrase[][] = [];
  for (const phrase of phrases) {
    const last = groups.at(-1);
    if (last?.at(-1)?.end === phrase.start) last.push(phrase);
    else groups.push([phrase]);
  }
  return groups;
};

const lengthOf = (group: readonly Phrase[]): number => (group.at(-1)?.end ?? 0) - (group[0]?.start ?? 0);

/** The kind of which a title has all words, with others between them. */
const findScattered = (title: readonly Word[], { longNames }: SynonymIndex): string | undefined => {
  const words = new Set(title.map(({ term }) => term));
  return longNames.find(({ terms }) => terms.every((term) => words.has(term)))?.kind;
};

/** The kinds that a part can be, the likeliest first: from its name, or from a line of the description that is a name. */
export const findKinds = (title: readonly Word[], lines: readonly string[], trade: SynonymIndex): string[] => {
  const rest = title.findIndex(({ term }) => term === 'with' || term === 'for');
  const main = groupPhrases(findPhrases(rest > 0 ? title.slice(0, rest) : title, trade));
  const [first] = main.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const named = lines.flatMap((line) => {
    const words = readWords(line.slice(0, MAX_LINE), trade);
    return trade.phrases.get(words.map(({ term }) => term).join('')) ?? [];
  });
  const head = first?.at(-1)?.kind ?? findScattered(title, trade);
  return [...new Set([...(head ? [head] : []), ...named, ...findPhrases(title, trade).map(({ kind }) => kind)])];
};
