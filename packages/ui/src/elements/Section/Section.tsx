'use client';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { column, ground as grounds, heading } from './Section.css.js';

export interface SectionProps {
  /** What it is about. */
  title: string;
  children: ReactNode;
  /** What it stands on. @default 'paper' */
  ground?: keyof typeof grounds;
  /** The title is told by the content itself, so only a screen reader hears it. */
  titleHidden?: boolean;
  /** The title, for whoever leads people here: it can be scrolled to and focused. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** A titled part of a page, as wide as the page, with its content in the page's column. */
export const Section = ({ title, children, ground = 'paper', titleHidden = false, titleRef }: SectionProps) => {
  const id = useId();
  return (
    <section className={grounds[ground]} aria-labelledby={id}>
      <div className={column}>
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={titleHidden ? undefined : heading}>
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        {children}
      </div>
    </section>
  );
};
