import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDocumentTitle, usePageTransition } from './usePageTransition.js';
import type { PageLocation, PageTransitionOptions } from './usePageTransition.js';

const at = (pathname: string, other: Partial<PageLocation> = {}): PageLocation => ({
  pathname,
  search: '',
  hash: '',
  key: pathname,
  ...other,
});

interface ShopProps extends Partial<PageTransitionOptions> {
  location: PageLocation;
  isPending?: boolean;
}

const Shop = ({ location, isPending = false, ...options }: ShopProps) => {
  usePageTransition(location, { shop: 'Padma', isPop: false, ...options });
  return (
    <main>
      <input aria-label="Search" />
      <div key={String(isPending)} aria-busy={isPending}>
        <h1 tabIndex={-1}>{location.pathname}</h1>
      </div>
    </main>
  );
};

const scrollTo = vi.fn<(options?: ScrollToOptions | number) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  scrollTo.mockImplementation((options) =>
    vi.stubGlobal('scrollY', typeof options === 'object' ? options.top : options),
  );
  vi.stubGlobal('scrollTo', scrollTo);
});

const scrollBy = (top: number) => {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
};
// oxlint-disable-next-line no-restricted-properties -- nothing navigates
const restoration = () => window.history.scrollRestoration;
const lastTop = () => scrollTo.mock.lastCall?.[0];

it('sets the title of each page, and focuses the heading after a navigation only', () => {
  const { rerender } = render(<Shop location={at('/')} />);
  expect(document.title).toBe('Truck parts – Padma');
  expect(document.body).toBe(document.activeElement);
  rerender(<Shop location={at('/parts')} />);
  expect(document.title).toBe('All Parts – Padma');
  expect(screen.getByRole('heading')).toBe(document.activeElement);
  rerender(<Shop location={at('/Parts')} />);
  expect(document.title).toBe('All Parts – Padma');
  rerender(<Shop location={at('/showrooms')} />);
  expect(document.title).toBe('Padma');
});

it('leaves the title to a page that sets its own', () => {
  const Showrooms = ({ title }: { title: string | undefined }) => {
    useDocumentTitle(title, 'Padma');
    return null;
  };
  const page = (title?: string) => [
    <Shop key="shop" location={at('/parts')} />,
    <Showrooms key="page" title={title} />,
  ];
  const { rerender } = render(page());
  expect(document.title).toBe('All Parts – Padma');
  rerender(page('Showrooms'));
  expect(document.title).toBe('Showrooms – Padma');
});

it('leaves the scroll position to the browser when the document is left, and takes it back', () => {
  const { unmount } = render(<Shop location={at('/')} />);
  expect(restoration()).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(restoration()).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(restoration()).toBe('manual');
  unmount();
  dispatchEvent(new Event('pagehide'));
  expect(restoration()).toBe('manual');
});

it('leaves the focus in the field of a user who types while the page leads to another one', () => {
  const { rerender } = render(<Shop location={at('/purchase/1')} />);
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  rerender(<Shop location={at('/login')} isRedirect />);
  expect(search).toBe(document.activeElement);
  rerender(<Shop location={at('/parts')} />);
  expect(screen.getByRole('heading')).toBe(document.activeElement);
});

it('waits for the heading of a page that is not known yet', async () => {
  const parts = at('/parts');
  const { rerender } = render(<Shop location={at('/')} />);
  rerender(<Shop location={parts} isPending />);
  expect(document.body).toBe(document.activeElement);
  rerender(<Shop location={parts} />);
  await waitFor(() => expect(screen.getByRole('heading')).toBe(document.activeElement));
});

it('shows the top of a new page, and the last position after going back', () => {
  const home = at('/');
  const { rerender } = render(<Shop location={home} />);
  expect(scrollTo).not.toHaveBeenCalled();
  scrollBy(700);
  rerender(<Shop location={at('/parts')} />);
  expect(lastTop()).toEqual({ top: 0, behavior: 'instant' });
  scrollBy(30);
  rerender(<Shop location={at('/', { key: home.key })} isPop />);
  expect(lastTop()).toEqual({ top: 700, behavior: 'instant' });
});

it('shows the last position of a page that was not scrolled since it has its address', () => {
  vi.stubGlobal('scrollY', 500);
  const { rerender } = render(<Shop location={at('/parts')} />);
  rerender(<Shop location={at('/parts', { search: '?pages=2', key: 'two' })} />);
  rerender(<Shop location={at('/login')} />);
  vi.stubGlobal('scrollY', 0);
  rerender(<Shop location={at('/parts', { search: '?pages=2', key: 'two' })} isPop />);
  expect(lastTop()).toEqual({ top: 500, behavior: 'instant' });
});

it('shows the position to which a page was scrolled before it was hydrated after going back', () => {
  vi.stubGlobal('scrollY', 1000);
  const hydrated = at('/', { key: 'default' });
  const { rerender } = render(<Shop location={hydrated} />);
  rerender(<Shop location={at('/parts')} />);
  scrollBy(0);
  rerender(<Shop location={{ ...hydrated }} isPop />);
  expect(lastTop()).toEqual({ top: 1000, behavior: 'instant' });
});

it('shows the target of a link to a hash after going back, also if the first page was scrolled', () => {
  vi.stubGlobal('scrollY', 1000);
  const { rerender } = render(<Shop location={at('/', { key: 'default' })} />);
  rerender(<Shop location={at('/blog')} />);
  const answer = at('/blog', { hash: '#answer', key: 'default' });
  rerender(<Shop location={answer} isPop />);
  rerender(<Shop location={at('/parts')} />);
  rerender(<Shop location={{ ...answer }} isPop />);
  expect(lastTop()).toEqual({ top: 0, behavior: 'instant' });
});

it('does not scroll when only the query changes', () => {
  const { rerender } = render(<Shop location={at('/parts')} />);
  rerender(<Shop location={at('/parts', { search: '?search=clutch', key: 'next' })} />);
  expect(scrollTo).not.toHaveBeenCalled();
});
