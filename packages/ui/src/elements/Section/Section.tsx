'use client';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { background as backgroundStyles, container, heading, thin } from './Section.css.js';

export interface SectionProps extends NativeProps<'section'> {
  /** The section heading. */
  title: string;
  /** The content below the heading. */
  children: ReactNode;
  /** The background colour. @default 'page' */
  background?: 'page' | 'sunken' | 'brand' | undefined;
  /** Little space above and below, for a single row. */
  thin?: boolean | undefined;
  /** Shows the title to screen readers only. */
  titleHidden?: boolean | undefined;
  /** A ref to the title, which is then focusable. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A full-width page section with a heading and centred content. */
export const Section = ({
  title,
  children,
  background = 'page',
  thin: isThin = false,
  titleHidden = false,
  titleRef,
  ...native
}: SectionProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...mergeProps(
        { 'data-part': 'section', className: `${backgroundStyles[background]} ${isThin ? thin : ''}` },
        native,
      )}
    >
      <div className={container}>
        <h2
          data-part="section.title"
          id={id}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={titleHidden ? undefined : heading}
        >
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        {children}
      </div>
    </section>
  );
};
