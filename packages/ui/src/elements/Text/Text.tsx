import type { ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import {
  maxLines as lines,
  measure as measured,
  numeric as digits,
  size as sizes,
  tone as tones,
  weight as weights,
  wrap as wraps,
} from './Text.css.js';

export interface TextProps extends NativeProps<'p'> {
  /** The text. With `asChild`, one element. */
  children: ReactNode;
  /** The type size. @default 'body' */
  size?: keyof typeof sizes | undefined;
  /** The colour by its role; a tone is never the only signal. @default 'inherit' */
  tone?: keyof typeof tones | undefined;
  /** The weight. @default 'normal' */
  weight?: keyof typeof weights | undefined;
  /** Digits of one width, so that figures stand below each other. @default false */
  numeric?: boolean | undefined;
  /** The number of lines after which the text is cut. */
  maxLines?: keyof typeof lines | undefined;
  /** Where lines break: between words, also inside a word that is too long, or nowhere. @default 'words' */
  wrap?: keyof typeof wraps | undefined;
  /** Limits the lines to a length that is easy to read. @default false */
  measure?: boolean | undefined;
  /** The element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd' | 'strong' | 'em' | 'small' | undefined;
  /** Renders the child, for example a `time`, with the styles and the props of the text. @default false */
  asChild?: boolean | undefined;
}

/** A paragraph, or another element, in a size, tone and weight of the theme. */
export const Text = ({
  size = 'body',
  tone = 'inherit',
  weight = 'normal',
  numeric,
  maxLines,
  wrap = 'words',
  measure,
  as = 'p',
  asChild,
  ...native
}: TextProps) => {
  const Element = (asChild ? Slot : as) as ElementType;
  const className = [
    sizes[size],
    tones[tone],
    weights[weight],
    wraps[wrap],
    numeric && digits,
    maxLines && lines[maxLines],
    measure && measured,
  ]
    .filter(Boolean)
    .join(' ');
  return <Element {...mergeProps({ className }, native)} />;
};
