import { block, button, line, lines as linesStyle } from './Skeleton.css.js';

export interface SkeletonProps {
  /** Lines of `text`, a card `title`, a `button`, or a `block` that fills its container. @default 'text' */
  shape?: 'text' | 'title' | 'button' | 'block' | undefined;
  /** The number of lines of a text or a title. @default 1 */
  lines?: number | undefined;
}

/** A placeholder in the size of the loading content; `Async` announces the loading state. */
export const Skeleton = ({ shape = 'text', lines = 1 }: SkeletonProps) => {
  if (shape === 'block') return <span className={block} aria-hidden="true" />;
  if (shape === 'button') return <span className={button} aria-hidden="true" />;
  return (
    <span className={linesStyle} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={line[shape]} />
      ))}
    </span>
  );
};
