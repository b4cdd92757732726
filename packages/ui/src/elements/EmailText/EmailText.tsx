import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

export interface EmailTextProps {
  /** An address, or words with an address among them. */
  children: string;
}

/** Behind an @, and behind a dot that is not the last: no `com` stands on a line of its own. */
const mayBreak = /(?<=@)(?=\S)|(?<=\.)(?=[^\s@]*[@.]\S)/;

// Chromium would read the place of a break as a space.
const place = createElement('wbr', { 'aria-hidden': true });

/** Words whose e-mail address breaks behind its @ or a dot where it must, before it breaks anywhere else. */
export const EmailText = ({ children: words }: EmailTextProps): ReactNode => {
  if (!words.includes('@')) return words;
  const [first, ...rest] = words.split(mayBreak);
  return createElement(Fragment, null, first, ...rest.flatMap((part) => [place, part]));
};
