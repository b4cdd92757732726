import { block, button, line, lines as lineBox } from './Skeleton.css.js';

export interface SkeletonProps {
  /** What it keeps the place of: lines of `text`, a card's `title`, a `button`, or a `block` that fills the box it stands in. @default 'text' */
  shape?: 'text' | 'title' | 'button' | 'block';
  /** How many lines of text or title. @default 1 */
  lines?: number;
}

/** Keeps the place of what is not there yet, at its true size; `Async` around it says that it waits. */
export const Skeleton = ({ shape = 'text', lines = 1 }: SkeletonProps) => {
  if (shape === 'block') return <span className={block} aria-hidden="true" />;
  if (shape === 'button') return <span className={button} aria-hidden="true" />;
  return (
    <span className={lineBox} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={line[shape]} />
      ))}
    </span>
  );
};
