'use client';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { container, background as backgrounds, heading } from './Section.css.js';

export interface SectionProps {
  /** What it is about. */
  title: string;
  children: ReactNode;
  /** The surface behind it. @default 'page' */
  background?: keyof typeof backgrounds;
  /** Only for screen readers, where the content itself shows the title. */
  titleHidden?: boolean;
  /** The title element, so that a caller can scroll to it and focus it. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** A titled part of a page, as wide as the page, with its content in the page's column. */
export const Section = ({ title, children, background = 'page', titleHidden = false, titleRef }: SectionProps) => {
  const id = useId();
  return (
    <section className={backgrounds[background]} aria-labelledby={id}>
      <div className={container}>
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={titleHidden ? undefined : heading}>
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        {children}
      </div>
    </section>
  );
};
