import type { ReactNode } from 'react';
import { caption, panel, sides, view } from './WithPreview.css.js';

export interface WithPreviewProps {
  /** The form. */
  children: ReactNode;
  /** What the typed words will become; nothing in it can be pressed, and a screen reader has the words from the form. */
  preview: ReactNode;
  /** What stands over it. */
  label: string;
}

/** A form beside a live picture of its outcome. */
export const WithPreview = ({ children, preview, label }: WithPreviewProps) => (
  <div className={sides}>
    <div className={panel}>{children}</div>
    <div className={view}>
      <p className={caption} aria-hidden="true">
        {label}
      </p>
      <div inert>{preview}</div>
    </div>
  </div>
);
