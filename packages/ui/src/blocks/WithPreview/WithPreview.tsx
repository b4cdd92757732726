import type { ReactNode } from 'react';
import { caption, layout, panel, previewColumn } from './WithPreview.css.js';

export interface WithPreviewProps {
  /** The form. */
  children: ReactNode;
  /** The result of the form. It is inert; screen readers get the same values from the form. */
  preview: ReactNode;
  /** The caption of the preview. */
  label: string;
}

/** A form with a live preview of its result. */
export const WithPreview = ({ children, preview, label }: WithPreviewProps) => (
  <div className={layout}>
    <div className={panel}>{children}</div>
    <div className={previewColumn}>
      <p className={caption} aria-hidden="true">
        {label}
      </p>
      <div inert>{preview}</div>
    </div>
  </div>
);
