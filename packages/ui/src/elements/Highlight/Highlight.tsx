import { createElement } from 'react';
import type { NativeProps } from '../nativeProps.js';
import { mark } from './Highlight.css.js';
import { splitAtWords } from './splitAtWords.js';

export interface HighlightProps extends NativeProps<'span'> {
  /** The whole text. */
  text: string;
  /** The words to mark where a word of the text begins with them; numbers are found with any separators. */
  words: readonly string[];
}

/** A text in which the words of a search are marked. */
export const Highlight = ({ text, words, ...native }: HighlightProps) =>
  createElement(
    'span',
    native,
    // Children that are arguments need no keys.
    ...splitAtWords(text, words).map((piece, index) =>
      index % 2 === 1 ? createElement('mark', { className: mark }, piece) : piece,
    ),
  );
