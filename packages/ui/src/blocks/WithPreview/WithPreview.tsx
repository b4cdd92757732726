import type { ReactNode } from 'react';
import { Card } from '../../elements/Card/Card.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { layout, panel, previewColumn } from './WithPreview.css.js';

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
  <Grid columns="tablet 3 2" align="start" gap="xl" className={layout}>
    <Card kind="panel" padding="md" className={panel}>
      {children}
    </Card>
    <Stack gap="xs" className={previewColumn}>
      <Heading as="p" size="label" aria-hidden="true">
        {label}
      </Heading>
      <div inert>{preview}</div>
    </Stack>
  </Grid>
);
