import type { ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { size as sizes, tone as tones, weight as weights } from './Text.css.js';

export interface TextProps extends NativeProps<'p'> {
  /** The text. With `asChild`, one element. */
  children: ReactNode;
  /** The type size. @default 'body' */
  size?: keyof typeof sizes | undefined;
  /** The colour by its role; a tone is never the only signal. @default 'inherit' */
  tone?: keyof typeof tones | undefined;
  /** The weight. @default 'normal' */
  weight?: keyof typeof weights | undefined;
  /** Renders the child, for example a `span` or a `time`, with the styles and the props of the text. @default false */
  asChild?: boolean | undefined;
}

/** A paragraph, or with `asChild` any element, in a size, tone and weight of the theme. */
export const Text = ({ size = 'body', tone = 'inherit', weight = 'normal', asChild, ...native }: TextProps) => {
  const Element: ElementType = asChild ? Slot : 'p';
  const className = [sizes[size], tones[tone], weights[weight]].join(' ');
  return <Element {...mergeProps({ className }, native)} />;
};
