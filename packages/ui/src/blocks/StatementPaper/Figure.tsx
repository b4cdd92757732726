import type { ReactNode } from 'react';

interface FigureProps {
  /** The header of its column, which a narrow paper shows beside it. */
  label: string;
  children: ReactNode;
}

/** A cell with a figure. */
export const Figure = ({ label, children }: FigureProps) => (
  <td data-numeric data-label={label}>
    {children}
  </td>
);
