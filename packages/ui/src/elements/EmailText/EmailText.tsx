import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

export interface EmailTextProps {
  /** Text that may contain an e-mail address. */
  children: string;
}

/** After an @, and after each dot but the last one, so that no line starts with the top-level domain. */
const breakPoints = /(?<=@)(?=\S)|(?<=\.)(?=[^\s@]*[@.]\S)/;

// Without `aria-hidden` Chromium exposes the element as a space.
const wordBreak = createElement('wbr', { 'aria-hidden': true });

/** Text in which a long e-mail address wraps after its @ or a dot. */
export const EmailText = ({ children: text }: EmailTextProps): ReactNode => {
  if (!text.includes('@')) return text;
  const [first, ...rest] = text.split(breakPoints);
  return createElement(Fragment, null, first, ...rest.flatMap((part) => [wordBreak, part]));
};
