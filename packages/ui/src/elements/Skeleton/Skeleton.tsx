import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { block, button, line, lines as linesStyle } from './Skeleton.css.js';

export interface SkeletonProps extends NativeProps<'span'> {
  /** Lines of `text`, a card `title`, a `button`, or a `block` that fills its container. @default 'text' */
  shape?: 'text' | 'title' | 'button' | 'block' | undefined;
  /** The number of lines of a text or a title. @default 1 */
  lines?: number | undefined;
}

const areas = { block, button };

/** A placeholder in the size of the loading content; `Async` announces the loading state. */
export const Skeleton = ({ shape = 'text', lines = 1, ...native }: SkeletonProps) => {
  const hasLines = shape === 'text' || shape === 'title';
  return (
    <span aria-hidden="true" {...mergeProps({ className: hasLines ? linesStyle : areas[shape] }, native)}>
      {hasLines && Array.from({ length: lines }, (_, index) => <span key={index} className={line[shape]} />)}
    </span>
  );
};
