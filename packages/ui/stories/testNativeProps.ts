import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';

interface Given {
  id: string;
  className: string;
  style: { marginTop: string };
  'data-testid': string;
  'aria-description': string;
  ref: (element: Element | null) => void;
  onClick: () => void;
}

/** A component, the native element that it renders, and how to render it. */
export type NativePropsCase = [name: string, tag: string, render: (given: Given) => ReactElement];

/** Tests that each component passes native props on to its element. */
export const testNativeProps = (cases: readonly NativePropsCase[]): void => {
  describe.each(cases)('%s', (_name, tag, renderWith) => {
    it('passes native props, class, style, handlers and ref on to its element', () => {
      const given = {
        id: 'given',
        className: 'given',
        style: { marginTop: '3px' },
        'data-testid': 'given',
        'aria-description': 'given',
        ref: vi.fn<(element: Element | null) => void>(),
        onClick: vi.fn<() => void>(),
      };
      render(renderWith(given));
      const element = screen.getByTestId('given');
      expect(element.localName).toBe(tag);
      expect(element.id).toBe('given');
      expect(element.classList).toContain('given');
      expect(element.style.marginTop).toBe('3px');
      expect(element.getAttribute('aria-description')).toBe('given');
      expect(given.ref).toHaveBeenCalledWith(element);
      fireEvent.click(element);
      expect(given.onClick).toHaveBeenCalledOnce();
    });
  });
};
