import { notes } from '../session/notes.js';

const PREFIX = 'attempt ';

const underWay = new Set<string>();

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const keyOf = (name: string) => notes.read(name)?.['key'] ?? '';

const forget = (name: string, key: string) => {
  if (keyOf(name) === key) notes.write(name, undefined);
};

/** One attempt to send something. */
interface Attempt {
  key: string;
  /** It is over; where it was `answered`, the same content is a new attempt. */
  end(answered: boolean): void;
}

/** Names the attempts to send one form. */
export interface Attempts {
  /**
   * Begins to send this content. While nobody knows what became of it, the same content keeps its key, so that the host takes it
   * for what it may have carried out already; any other content is a new attempt.
   */
  begin(content: string): Attempt;
}

/** The attempts of the form on one page; they are kept with what is typed there, for they are of use as long as that is. */
export const attemptsAt = (path: string): Attempts => {
  const name = PREFIX + path;
  return {
    begin(content) {
      const key = (notes.read(name)?.['content'] === content && keyOf(name)) || randomKey();
      notes.write(name, { content, key });
      underWay.add(key);
      return {
        key,
        end(answered) {
          underWay.delete(key);
          if (answered) forget(name, key);
        },
      };
    },
  };
};

/**
 * Call it before the list is asked for that shows what became of all attempts, and what it returns once that is there: whoever has
 * seen the list knows, and sends the same content again because they mean it.
 */
export const settleAttempts = (): (() => void) => {
  const known = notes
    .names()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, key: keyOf(name) }))
    // What is still under way may be carried out after the list.
    .filter(({ key }) => !underWay.has(key));
  return () => {
    for (const { name, key } of known) forget(name, key);
  };
};
