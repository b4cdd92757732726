'use client';
import { Fallback, Image, Root } from 'radix-ui/avatar';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { avatar, image } from './Avatar.css.js';

/** The native props belong to the `span`. */
export interface AvatarProps extends NativeProps<'span'> {
  /** The name of the person, of which the initials are shown without a picture. */
  name: string;
  /** The address of the picture. */
  src?: string | undefined;
  /** The size in lists (`small`) or beside a heading. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** The name stands beside it, so that screen readers skip it. @default false */
  isDecorative?: boolean | undefined;
}

/** The first character of a word as people see it, which in Bangla has several code points. */
const firstCharacter = (word: string): string =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)][0]?.segment ?? '';

/** Returns the first characters of the first and the last word of a name. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => firstCharacter(word ?? ''))
    .join('')
    .toUpperCase();
};

/** The picture of a person, or the initials until it has loaded. */
export const Avatar = ({ name, src, size = 'medium', isDecorative = false, ...native }: AvatarProps) => (
  <Root
    {...mergeProps(
      {
        className: avatar[size],
        ...(isDecorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name }),
      },
      native,
    )}
  >
    <Image className={image} src={src} alt="" />
    <Fallback aria-hidden="true">{initialsOf(name)}</Fallback>
  </Root>
);
