import { expectTypeOf, test } from 'vitest';
import type { Order, OrderStatus, User } from '@dealerkit/domain/entities';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import {
  type AsyncData,
  type MutationError,
  type PagedRows,
  type PartImport,
  useExport,
  useFoundParts,
  useHostTable,
  useMutation,
  useOrder,
  usePartImport,
  useQuery,
  useRole,
  type useSetOrderStatuses,
} from '../index.js';

test('a query has the response of its call', () => {
  expectTypeOf(useQuery('listOrders', { email: 'a@b.com' })).toEqualTypeOf<AsyncData<Order[]>>();
  expectTypeOf(useQuery('getAdmin', undefined)).toEqualTypeOf<AsyncData<{ admin: boolean }>>();
});

test('a query with a wrong call or input does not compile', () => {
  // @ts-expect-error no such call
  useQuery('listOrder', {});
  // @ts-expect-error a call that writes is a mutation
  useQuery('deleteOrder', { id: '1' });
  // @ts-expect-error an e-mail address is needed
  useQuery('listOrders', {});
  // @ts-expect-error the id is a text
  useQuery('getPart', { id: 1 });
});

test('a mutation takes the input of its call and resolves to an error or undefined', () => {
  const deleteOrder = useMutation('deleteOrder', { noEffectMessage: ({ deletedCount }) => String(deletedCount) });
  expectTypeOf(deleteOrder).parameter(0).toEqualTypeOf<{ id: string }>();
  expectTypeOf(deleteOrder).parameter(1).parameter(0).toEqualTypeOf<{ deletedCount: number }>();
  expectTypeOf(deleteOrder).returns.toEqualTypeOf<Promise<MutationError | undefined>>();
});

test('a mutation with a wrong call, input or option does not compile', () => {
  // @ts-expect-error a call that reads is a query
  useMutation('listOrders');
  // @ts-expect-error an id is needed
  void useMutation('deleteOrder')({});
  // @ts-expect-error the documented spelling is `loaction`
  void useMutation('updateUser')({ email: 'a@b.com', location: 'Sylhet', phone: '017' });
  // @ts-expect-error the response to an order has no count
  useMutation('placeOrder', { noEffectMessage: ({ deletedCount }) => String(deletedCount) });
});

test('the hooks of screens take and give the entities', () => {
  expectTypeOf(useHostTable('findUsers', ({ search }) => ({ search })).list).toEqualTypeOf<
    AsyncData<PagedRows<User>>
  >();
  expectTypeOf(useOrder('1', undefined).order).toEqualTypeOf<AsyncData<OrderWithLines>>();
  expectTypeOf(useRole('a@b.com')).toEqualTypeOf<AsyncData<'admin' | 'customer'>>();
  expectTypeOf<ReturnType<typeof useSetOrderStatuses>>().parameter(1).toEqualTypeOf<OrderStatus>();
  expectTypeOf(usePartImport()).toEqualTypeOf<PartImport>();
});

test('the hooks of screens with a wrong list, input or option do not compile', () => {
  // @ts-expect-error orders have their own criteria
  useHostTable('findOrders', () => ({}));
  // @ts-expect-error the headers are needed, because not every host writes a list
  useExport('parts', { language: 'en' }, { exports: { exported: String } });
  // @ts-expect-error the size of a page is needed
  useFoundParts(emptyPartQuery, { pages: 1 });
});
