import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useScrollLock } from './useScrollLock.js';

const Lock = ({ children }: { children?: ReactNode }) => {
  useScrollLock();
  return children;
};

const { style } = document.documentElement;

it('lets the page scroll again after two dialogs close together', () => {
  style.overflow = 'clip';
  const { rerender } = render(<Lock />);
  rerender(
    <Lock>
      <Lock />
    </Lock>,
  );
  expect(style.overflow).toBe('hidden');
  rerender(null);
  expect(style.overflow).toBe('clip');
});

it('keeps the page from scrolling while one of two dialogs is open', () => {
  style.overflow = '';
  const { rerender } = render([<Lock key="first" />, <Lock key="second" />]);
  rerender([<Lock key="second" />]);
  expect(style.overflow).toBe('hidden');
  rerender(null);
  expect(style.overflow).toBe('');
});
