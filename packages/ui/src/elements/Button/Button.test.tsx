import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, lazy } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.js';
import { Link } from '../Link/Link.js';

describe('asChild', () => {
  const RouterLink = ({ to, ...anchor }: { to: string } & ComponentProps<'a'>) => (
    <a href={to} {...anchor}>
      {anchor.children}
    </a>
  );

  it('gives its props to the child, in addition to those of the child', () => {
    const calls: string[] = [];
    const outer = createRef<HTMLButtonElement>();
    const inner = createRef<HTMLAnchorElement>();
    render(
      <Button asChild className="outer" style={{ top: 1 }} ref={outer} onClick={() => calls.push('outer')}>
        <RouterLink to="#parts" className="inner" style={{ left: 2 }} ref={inner} onClick={() => calls.push('inner')}>
          Parts
        </RouterLink>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Parts' });
    expect([...link.classList]).toEqual(expect.arrayContaining(['outer', 'inner']));
    expect(link.style).toMatchObject({ top: '1px', left: '2px' });
    expect(link.getAttribute('type')).toBeNull();
    expect([outer.current, inner.current]).toEqual([link, link]);
    fireEvent.click(link);
    expect(calls).toEqual(['inner', 'outer']);
  });

  it('calls the cleanup of each ref', () => {
    const cleanup = vi.fn<() => void>();
    const outer = vi.fn<() => () => void>(() => cleanup);
    const inner = createRef<HTMLAnchorElement>();
    const { unmount } = render(
      <Link asChild ref={outer}>
        <RouterLink to="#parts" ref={inner}>
          Parts
        </RouterLink>
      </Link>,
    );
    unmount();
    expect(outer).toHaveBeenCalledOnce();
    expect(cleanup).toHaveBeenCalledOnce();
    expect(inner.current).toBeNull();
  });

  it('ignores clicks on the child while busy', () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button asChild busy>
        <RouterLink to="#parts" onClick={onClick}>
          Parts
        </RouterLink>
      </Button>,
    );
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Parts', busy: true }));
    expect([isFollowed, onClick.mock.calls.length]).toEqual([false, 0]);
  });

  it('accepts a child that a server component streams', async () => {
    // React streams an element as the same object that `lazy` makes.
    const streamed = lazy(async () => ({ default: (<a href="#parts">Parts</a>) as unknown as ComponentType }));
    await act(async () => render(<Link asChild>{streamed as unknown as ReactNode}</Link>));
    expect(screen.getByRole('link', { name: 'Parts' })).toBeDefined();
  });

  it('rejects two children', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() =>
      render(
        <Button asChild>
          <a href="#parts">Parts</a>
          <a href="#home">Home</a>
        </Button>,
      ),
    ).toThrow('expected to receive a single React element child');
  });
});
