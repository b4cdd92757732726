import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { AlertDialog } from '@dealerkit/ui/elements/AlertDialog';
import { Async } from '@dealerkit/ui/elements/Async';
import { Button } from '@dealerkit/ui/elements/Button';
import type { ButtonProps } from '@dealerkit/ui/elements/Button';
import { ButtonLink } from '@dealerkit/ui/elements/ButtonLink';
import { Carousel } from '@dealerkit/ui/elements/Carousel';
import { DataTable } from '@dealerkit/ui/elements/DataTable';
import type { DataColumn, Sort } from '@dealerkit/ui/elements/DataTable';
import { DataTableSkeleton } from '@dealerkit/ui/elements/DataTableSkeleton';
import { DescriptionList } from '@dealerkit/ui/elements/DescriptionList';
import { EmailText } from '@dealerkit/ui/elements/EmailText';
import { EmptyState } from '@dealerkit/ui/elements/EmptyState';
import { ErrorState } from '@dealerkit/ui/elements/ErrorState';
import { FormError } from '@dealerkit/ui/elements/FormError';
import { Icon } from '@dealerkit/ui/elements/Icon';
import { boxIcon, truckIcon } from '@dealerkit/ui/icons';
import { Link } from '@dealerkit/ui/elements/Link';
import type { LinkProps } from '@dealerkit/ui/elements/Link';
import { Notice } from '@dealerkit/ui/elements/Notice';
import { Picture } from '@dealerkit/ui/elements/Picture';
import { QrCode } from '@dealerkit/ui/elements/QrCode';
import { Rating } from '@dealerkit/ui/elements/Rating';
import { RouteProgress } from '@dealerkit/ui/elements/RouteProgress';
import { Section } from '@dealerkit/ui/elements/Section';
import { Sheet } from '@dealerkit/ui/elements/Sheet';
import { Skeleton } from '@dealerkit/ui/elements/Skeleton';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import { TimeText } from '@dealerkit/ui/elements/TimeText';
import { showToast, Toasts } from '@dealerkit/ui/elements/Toasts';
import { UiProvider } from '@dealerkit/ui/UiProvider';
import type { LinkComponent } from '@dealerkit/ui/UiProvider';
import { VisuallyHidden } from '@dealerkit/ui/elements/VisuallyHidden';
import { expectTypeOf, test } from 'vitest';
import { html } from './html.js';

const RouterLink = ({ to, ...anchor }: { to: string } & ComponentProps<'a'>) => (
  <a href={to} {...anchor}>
    {anchor.children}
  </a>
);

interface Row {
  name: string;
}
const columns: DataColumn<Row>[] = [{ key: 'name', header: 'Name', value: ({ name }) => name, cell: undefined }];
const picture = { src: '/a.jpg', width: 4, height: 3, alt: '', sources: undefined };
const sort: Sort | undefined = undefined;

test('Button takes the props of a button', () => {
  const ref = useRef<HTMLButtonElement>(null);
  <Button {...html}>Order</Button>;
  <Button type="reset" name="action" value="order" form="order" formAction="/order" formNoValidate>
    Order
  </Button>;
  <Button ref={ref} onClick={({ currentTarget }) => currentTarget.form?.reset()} onKeyDown={undefined}>
    Order
  </Button>;
  <Button ref={(button) => button?.focus()} disabled aria-expanded={false} aria-controls="list" popoverTarget="menu">
    Order
  </Button>;
  <Button tone={undefined} busy={undefined} fullWidth={undefined} asChild={undefined} type={undefined} ref={undefined}>
    Order
  </Button>;
  expectTypeOf<ButtonProps['onClick']>().toEqualTypeOf<ComponentProps<'button'>['onClick']>();
  // @ts-expect-error unknown tone
  <Button tone="red">Order</Button>;
  // @ts-expect-error a button has no URL
  <Button href="/">Order</Button>;
});

test('Button and Link render the link of a router', () => {
  <Button asChild tone="accent" data-testid="parts">
    <RouterLink to="/parts">Parts</RouterLink>
  </Button>;
  <Link asChild variant="menu" aria-current="page">
    <RouterLink to="/parts">Parts</RouterLink>
  </Link>;
  // @ts-expect-error the child has the URL
  <Link asChild href="/parts">
    <RouterLink to="/parts">Parts</RouterLink>
  </Link>;
});

test('Link and ButtonLink take the props of an anchor', () => {
  const ref = useRef<HTMLAnchorElement>(null);
  const wrap = (props: LinkProps) => <Link {...props} />;
  wrap({ href: '/', children: 'Home' });
  <Link {...html} href="/" target="_blank" rel="noreferrer" download hrefLang="bn" ref={ref}>
    Home
  </Link>;
  <Link href="/" variant={undefined} asChild={undefined} target={undefined} onClick={(event) => event.preventDefault()}>
    Home
  </Link>;
  <ButtonLink {...html} href="/" target="_blank" rel="noreferrer" ref={ref} tone={undefined} fullWidth={undefined}>
    Home
  </ButtonLink>;
  // @ts-expect-error a link has a URL
  <Link>Home</Link>;
  // @ts-expect-error a link has a URL
  <ButtonLink>Home</ButtonLink>;
  const linkComponent: LinkComponent = ({ href, ...anchor }) => <RouterLink to={href} {...anchor} />;
  <UiProvider linkComponent={linkComponent} texts={undefined} mode={undefined} brand={undefined}>
    Home
  </UiProvider>;
});

test('AlertDialog and Sheet take the props of their element', () => {
  const save = async () => undefined;
  <AlertDialog
    {...html}
    title={<b>Delete?</b>}
    confirmLabel="Delete"
    cancelLabel="Keep"
    onConfirm={save}
    onClose={() => undefined}
    fields={undefined}
    tone={undefined}
    returnFocusRef={undefined}
    ref={useRef<HTMLDialogElement>(null)}
  >
    It is gone.
  </AlertDialog>;
  const texts = { title: 'Delete?', confirmLabel: 'Delete', cancelLabel: 'Keep', children: 'It is gone.' };
  <AlertDialog {...texts} onConfirm={async () => Promise.resolve()} onClose={() => undefined} />;
  <AlertDialog {...texts} onConfirm={() => undefined} onClose={() => undefined} />;
  <Sheet
    {...html}
    title={<b>Part</b>}
    onClose={() => undefined}
    closesOnOutsideClick={undefined}
    ref={useRef<HTMLDialogElement>(null)}
  >
    Clutch
  </Sheet>;
});

test('DataTable takes the props of its element', () => {
  const table = { label: 'Users', rows: [{ name: 'Rahim' }], columns, rowKey: ({ name }: Row) => name };
  const formatCount = (rows: number) => `${String(rows)} users`;
  <DataTable
    {...html}
    {...table}
    formatCount={formatCount}
    actions={undefined}
    actionsWidth={undefined}
    paging={undefined}
    ref={useRef<HTMLDivElement>(null)}
  />;
  <DataTable
    {...table}
    formatCount={formatCount}
    actions={({ name }) => <Button aria-label={`Delete ${name}`}>Delete</Button>}
    paging={{
      total: 1,
      search: '',
      onSearchChange: () => undefined,
      sort,
      onSortChange: () => undefined,
      isUpdating: false,
    }}
  />;
  <DataTableSkeleton {...html} columns={undefined} hasPicture={undefined} />;
});

test('the elements with text take the props of their element', () => {
  <Notice {...html} title={undefined} tone={undefined}>
    Closed on Friday
  </Notice>;
  <Section
    {...html}
    title="Parts"
    background={undefined}
    padding={undefined}
    titleHidden={undefined}
    titleRef={undefined}
  >
    Clutch
  </Section>;
  <EmptyState {...html} icon={boxIcon} title="No parts" advice="Add one." tone={undefined}>
    {undefined}
  </EmptyState>;
  <ErrorState id="error" data-testid="error" className="mine" kind="offline" onRetry={undefined} />;
  <FormError {...html} message={undefined} announced={undefined} />;
  <DescriptionList
    {...html}
    rows={[{ label: 'Price', value: '1', size: undefined, tone: undefined }]}
    columns={undefined}
  />;
  <VisuallyHidden {...html}>Price</VisuallyHidden>;
  <TimeText {...html} value="2026-11-22" format={undefined} />;
  <EmailText>rahim@example.com</EmailText>;
  // @ts-expect-error a notice has a message
  <Notice title="Closed" />;
});

test('the elements that draw take the props of their element', () => {
  <Icon {...html} path={truckIcon} width={32} strokeWidth={2} ref={useRef<SVGSVGElement>(null)} />;
  <Picture
    {...html}
    picture={picture}
    sizes={undefined}
    fit={undefined}
    priority={undefined}
    onLoad={() => undefined}
  />;
  <Picture picture={picture} loading="eager" decoding={undefined} ref={useRef<HTMLImageElement>(null)} />;
  <QrCode {...html} value="https://example.com" label="Opens the shop" />;
  <Rating {...html} value={undefined} />;
  <Skeleton {...html} shape={undefined} lines={undefined} />;
  <Spinner {...html} fullPage={undefined} />;
  <RouteProgress {...html} active={false} />;
  <Carousel {...html} label="The yard" slides={[{ key: '1', name: 'Lorry', content: null }]} />;
  // @ts-expect-error unknown icon
  <Icon path="truck" />;
  // @ts-expect-error the source is a part of the picture
  <Picture picture={picture} src="/b.jpg" />;
});

test('Async and Toasts take the props of their element', () => {
  <Async {...html} value={{ state: 'ready', data: [1] }} skeleton={null} empty={undefined}>
    {(data) => data.map((each): ReactNode => each.toFixed())}
  </Async>;
  <Toasts {...html} />;
  showToast({ tone: 'success', text: 'Saved.' });
});
