'use client';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { heading } from '../Heading/Heading.css.js';
import { gap as gaps } from '../gap.css.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import {
  background as backgrounds,
  container,
  column,
  padding as paddings,
  title as titleStyle,
} from './Section.css.js';

export interface SectionProps extends NativeProps<'section'> {
  /** The section heading. */
  title: string;
  /** The content below the heading. */
  children: ReactNode;
  /** The background colour. @default 'page', and 'none' without padding */
  background?: keyof typeof backgrounds | undefined;
  /** The space around: that of a page, `thin` for a single row, or `none` for a section inside a page or a panel. @default 'page' */
  padding?: keyof typeof paddings | undefined;
  /** The space between title and contents, which are then below each other. */
  gap?: keyof typeof gaps | undefined;
  /** The level of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** The type size of the title. @default 'headline' */
  size?: keyof typeof heading | undefined;
  /** Shows the title to screen readers only. */
  titleHidden?: boolean | undefined;
  /** A ref to the title, which is then focusable. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A section with a heading: of full width with centred content, or inside a page. */
export const Section = ({
  title,
  children,
  padding = 'page',
  background = padding === 'none' ? 'none' : 'page',
  gap,
  level = 2,
  size = 'headline',
  titleHidden = false,
  titleRef,
  ...native
}: SectionProps) => {
  const id = useId();
  // The rules of a site for its sections do not apply to those inside of a page.
  const isPart = padding !== 'none';
  const Title = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      {...mergeProps(
        { ...(isPart && { 'data-part': 'section' }), className: `${backgrounds[background]} ${paddings[padding]}` },
        native,
      )}
    >
      <div className={[isPart && container, gap && `${column} ${gaps[gap]}`].filter(Boolean).join(' ')}>
        <Title
          {...(isPart && { 'data-part': 'section.title' })}
          id={id}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={titleHidden ? undefined : `${heading[size]} ${titleStyle}`}
        >
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </Title>
        {children}
      </div>
    </section>
  );
};
