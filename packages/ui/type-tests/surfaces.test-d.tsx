import { useRef } from 'react';
import { Badge } from '@dealerkit/ui/elements/Badge';
import type { BadgeProps } from '@dealerkit/ui/elements/Badge';
import { Breadcrumbs } from '@dealerkit/ui/elements/Breadcrumbs';
import { Button } from '@dealerkit/ui/elements/Button';
import { Card } from '@dealerkit/ui/elements/Card';
import { DataTable } from '@dealerkit/ui/elements/DataTable';
import type { Sort } from '@dealerkit/ui/elements/DataTable';
import { Dialog } from '@dealerkit/ui/elements/Dialog';
import { Grid } from '@dealerkit/ui/elements/Grid';
import { Heading } from '@dealerkit/ui/elements/Heading';
import { Pagination } from '@dealerkit/ui/elements/Pagination';
import { Stack } from '@dealerkit/ui/elements/Stack';
import { Table } from '@dealerkit/ui/elements/Table';
import { Text } from '@dealerkit/ui/elements/Text';
import { expectTypeOf, test } from 'vitest';
import { html } from './html.js';

const { title: _title, ...htmlWithoutTitle } = html;
const close = () => undefined;

test('Dialog takes the props of a dialog, and any content', () => {
  const field = useRef<HTMLInputElement>(null);
  <Dialog
    {...htmlWithoutTitle}
    title={<b>Part</b>}
    description={undefined}
    footer={<Button>Save</Button>}
    size={undefined}
    closesOnOutsideClick={undefined}
    initialFocusRef={field}
    ref={useRef<HTMLDialogElement>(null)}
    onClose={close}
  >
    <input ref={field} />
  </Dialog>;
  // @ts-expect-error a dialog can be closed
  <Dialog title="Part" />;
  // @ts-expect-error only `AlertDialog` asks for a confirmation
  <Dialog title="Part" onClose={close} confirmLabel="Delete" />;
});

test('Table takes the props of a table', () => {
  <Table
    {...html}
    caption="Parts"
    captionHidden={undefined}
    columns={[{ header: 'Part', cell: (part) => part, align: 'end' }]}
    rows={['Clutch']}
    rowKey={(part) => part}
    ref={useRef<HTMLTableElement>(null)}
  />;
  // @ts-expect-error a table has a name
  <Table columns={[]} rows={[]} rowKey={String} />;
});

test('Card takes the props of its element, or of its child', () => {
  <Card {...html} background={undefined} padding={undefined} linked={undefined} ref={useRef<HTMLDivElement>(null)}>
    Clutch
  </Card>;
  <Card asChild padding="none">
    <article>Clutch</article>
  </Card>;
  // @ts-expect-error space is a step of the scale
  <Card padding="13px">Clutch</Card>;
});

test('Badge takes the props of a span', () => {
  <Badge {...html} tone={undefined} icon={undefined} ref={useRef<HTMLSpanElement>(null)}>
    New
  </Badge>;
  expectTypeOf<BadgeProps['tone']>().toEqualTypeOf<
    'neutral' | 'success' | 'warning' | 'danger' | 'inactive' | undefined
  >();
});

test('Pagination has links, buttons or both', () => {
  <Pagination
    {...html}
    page={1}
    pageCount={3}
    pageHref={(page) => `?page=${page.toFixed()}`}
    ref={useRef<HTMLElement>(null)}
  />;
  <Pagination page={1} pageCount={3} pageHref={undefined} onPageChange={(page) => page.toFixed()} />;
  // @ts-expect-error the number of pages is known
  <Pagination page={1} pageHref={String} />;
  // @ts-expect-error it leads nowhere
  <Pagination page={1} pageCount={3} />;
});

test('Breadcrumbs take the props of a nav', () => {
  <Breadcrumbs {...html} pages={[{ label: 'Home', href: '/' }]} current="Parts" ref={useRef<HTMLElement>(null)} />;
  // @ts-expect-error a page above the current one has a URL
  <Breadcrumbs pages={[{ label: 'Home' }]} current="Parts" />;
});

test('Heading has a level and, apart from it, a size', () => {
  <Heading {...html} level={undefined} size={undefined} ref={useRef<HTMLHeadingElement>(null)}>
    Parts
  </Heading>;
  <Heading asChild size="lead">
    <legend>Parts</legend>
  </Heading>;
  // @ts-expect-error there is no `h7`
  <Heading level={7}>Parts</Heading>;
});

test('Text takes the props of a paragraph, or of its child', () => {
  <Text {...html} size={undefined} tone={undefined} weight={undefined} ref={useRef<HTMLParagraphElement>(null)}>
    Clutch
  </Text>;
  <Text asChild tone="muted">
    <time dateTime="2026-11-22">today</time>
  </Text>;
  // @ts-expect-error a colour is a role
  <Text tone="red">Clutch</Text>;
});

test('Stack and Grid take the props of their element, or of their child', () => {
  <Stack {...html} direction={undefined} gap={undefined} align={undefined} justify={undefined}>
    Clutch
  </Stack>;
  <Stack asChild direction="row" gap="xs2">
    <ul />
  </Stack>;
  <Grid {...html} columnWidth={undefined} maxColumns={undefined} gap={undefined} ref={useRef<HTMLDivElement>(null)}>
    Clutch
  </Grid>;
  // @ts-expect-error a width is a step of the scale
  <Grid columnWidth="9rem">Clutch</Grid>;
  // @ts-expect-error space is a step of the scale
  <Grid gap={8}>Clutch</Grid>;
});

test('DataTable is controlled or not, and its rows are links or buttons', () => {
  const sort: Sort | undefined = undefined;
  const table = {
    label: 'Users',
    rows: [{ name: 'Rahim' }],
    columns: [],
    rowKey: ({ name }: { name: string }) => name,
    formatCount: String,
  };
  <DataTable {...table} search="" onSearchChange={close} sort={sort} onSortChange={close} />;
  <DataTable {...table} search={undefined} onSearchChange={undefined} sort={undefined} onSortChange={undefined} />;
  <DataTable {...table} empty={<p>No users yet</p>} />;
  <DataTable {...table} rowHref={({ name }) => `/users/${name}`} onRowClick={({ name }) => name} />;
  <DataTable
    {...table}
    paging={{
      total: 24,
      isTotalMinimum: undefined,
      search: '',
      onSearchChange: close,
      sort,
      onSortChange: close,
      isUpdating: false,
      onMore: undefined,
      page: 1,
      pageCount: 3,
      onPageChange: (page) => void page.toFixed(),
    }}
  />;
});
