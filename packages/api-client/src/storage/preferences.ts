import { storedJson, type StoredValue, storedValue } from './storedValue.js';

/** A choice of the visitor for this browser, such as its colour mode; `unset` before the choice. */
export const storedChoice = <Choice extends string>(
  key: string,
  choices: readonly Choice[],
  unset: Choice,
): StoredValue<Choice> => storedValue(key, (text) => choices.find((choice) => choice === text) ?? unset, String);

/** A text that this browser keeps; an empty one is removed. */
export const storedText = (key: string): StoredValue<string> =>
  storedValue(
    key,
    (text) => text ?? '',
    (text) => text || null,
  );

/** A list of texts that this browser keeps, up to `maxLength`; `add` puts a text first. */
export const storedList = (key: string, maxLength: number) => {
  const list = storedJson<readonly string[]>(
    key,
    (json) => (Array.isArray(json) ? json.filter((item) => typeof item === 'string').slice(0, maxLength) : []),
    (texts) => texts.slice(0, maxLength),
  );
  const add = (text: string): boolean => list.write([text, ...list.read().filter((each) => each !== text)]);
  return { ...list, add };
};
