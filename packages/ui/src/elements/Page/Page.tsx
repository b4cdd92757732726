import type { ElementType, ReactNode } from 'react';
import { gap as gaps } from '../gap.css.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { page, start as starts, width as widths } from './Page.css.js';

export interface PageProps extends NativeProps<'div'> {
  /** The content of the page, below each other. */
  children: ReactNode;
  /** The greatest width: of a list to compare, that of a site, of a text to read, or of a form. @default 'content' */
  width?: keyof typeof widths | undefined;
  /** The space between the parts of the page, a step of the theme. @default 'md' */
  gap?: keyof typeof gaps | undefined;
  /** The space above: that of a page with a title, or little above a path of links. @default 'title' */
  start?: keyof typeof starts | undefined;
  /** The element to render. @default 'div' */
  as?: 'div' | 'article' | 'main' | 'section' | undefined;
}

/** The frame of a page: its width, its margins, and its parts below each other. Inside another page it has no margins. */
export const Page = ({ width = 'content', gap = 'md', start = 'title', as = 'div', ...native }: PageProps) => {
  const Element = as as ElementType;
  const className = [page, widths[width], gaps[gap], starts[start]].join(' ');
  return <Element {...mergeProps({ className }, native)} />;
};
