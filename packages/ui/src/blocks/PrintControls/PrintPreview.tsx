import type { ReactNode } from 'react';
import { preview } from './PrintControls.css.js';

/** The surface behind the pages to print. */
export const PrintPreview = ({ children }: { children: ReactNode }) => <div className={preview}>{children}</div>;
