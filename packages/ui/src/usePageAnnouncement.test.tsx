import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageAnnouncement } from './usePageAnnouncement.js';

const Shop = ({ pathname }: { pathname: string }) => {
  usePageAnnouncement(pathname, 'Padma');
  return (
    <main>
      <h1 tabIndex={-1}>{pathname}</h1>
    </main>
  );
};

it('sets the title of each page, and focuses the heading after a navigation only', () => {
  const { rerender } = render(<Shop pathname="/" />);
  expect(document.title).toBe('Truck parts – Padma');
  expect(document.body).toBe(document.activeElement);
  rerender(<Shop pathname="/parts" />);
  expect(document.title).toBe('All Parts – Padma');
  expect(screen.getByRole('heading')).toBe(document.activeElement);
  rerender(<Shop pathname="/nowhere" />);
  expect(document.title).toBe('Page not found – Padma');
});
