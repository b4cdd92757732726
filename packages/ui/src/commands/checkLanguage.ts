import type { Texts } from '../texts/en.js';
import { exampleValues } from './languageFile.js';
import type { Sentence } from './languageFile.js';

/** The markers of values in the result of a sentence. */
const usedValues = (sentence: Sentence, values: readonly (string | number)[]): string[] => {
  const given = values.map((value, index) => (typeof value === 'string' ? `<${String(index)}>` : value));
  const result = sentence(...given);
  return given.filter((value): value is string => typeof value === 'string' && result.includes(value));
};

const check = (english: unknown, text: unknown, path: string): string[] => {
  const shown = JSON.stringify(typeof english === 'function' ? english.toString() : english);
  if (text === undefined) return [`${path} is missing: ${shown}`];
  if (typeof text !== typeof english) return [`${path} is of another kind than ${shown}`];
  if (typeof english === 'string')
    return text === english && path !== 'locale' && /\p{L}{2}/u.test(english)
      ? [`${path} is still English: ${shown}`]
      : [];
  if (typeof english === 'function') {
    const [one, other] = [english as Sentence, text as Sentence];
    const values = exampleValues(one);
    const lost = usedValues(one, values).filter((value) => !usedValues(other, values).includes(value));
    if (lost.length > 0) return [`${path} leaves a value out: ${shown}`];
    const sentence = one(...values);
    return other(...values) === sentence && /\p{L}{2}/u.test(one(...values.map(() => '')))
      ? [`${path} is still English: ${JSON.stringify(sentence)}`]
      : [];
  }
  const [known, own] = [english as Record<string, unknown>, text as Record<string, unknown>];
  const at = (name: string) => (path ? `${path}.${name}` : name);
  return [
    ...Object.keys(known).flatMap((name) => check(known[name], own[name], at(name))),
    ...Object.keys(own).flatMap((name) => (name in known ? [] : [`${at(name)} is not a text of this version`])),
  ];
};

/** Returns a line for each text that is missing, unknown, in English or without one of its values. */
export const checkLanguage = (english: Texts, texts: object): string[] => check(english, texts, '');
