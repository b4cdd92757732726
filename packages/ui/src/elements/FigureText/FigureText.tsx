import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { figure } from './FigureText.css.js';

export interface FigureTextProps {
  /** Text that may contain phone numbers, numbers of parts or amounts. */
  children: string;
}

/** Groups of digits that belong together, such as `+880 1700-000142`, with what ends a clause, which would else begin a line. */
const figures = /([+\p{Sc}]?\p{Nd}+(?:[., -]\p{Nd}+)*[.,;:!?)।]*)/u;

/** Text whose figures do not break inside. */
export const FigureText = ({ children: text }: FigureTextProps): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text
      .split(figures)
      .map((piece, index) => (index % 2 === 1 ? createElement('span', { className: figure }, piece) : piece)),
  );
