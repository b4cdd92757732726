import type { ReactNode } from 'react';
import { Card } from '../../elements/Card/Card.js';
import { preview } from './PrintControls.css.js';

/** The surface behind the pages to print. */
export const PrintPreview = ({ children }: { children: ReactNode }) => (
  <Card kind="panel" background="sunken" padding="md" gap="md" className={preview}>
    {children}
  </Card>
);
