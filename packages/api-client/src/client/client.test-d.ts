import { expectTypeOf, test } from 'vitest';
import type { CallResponse, CallName, Client, Input } from '../calls/contract.js';
import type { Part } from '@dealerkit/domain/entities';

declare const client: Client;

test('the client has the calls of the contract', () => {
  expectTypeOf<keyof Client>().toEqualTypeOf<CallName>();
});

test('a missing path id does not compile', () => {
  // @ts-expect-error an id is needed
  void client.getPart({});
  // @ts-expect-error an id is needed
  void client.deleteOrder();
  expectTypeOf<Input<'deletePart'>>().toEqualTypeOf<{ id: string }>();
});

test('a wrong or missing body key does not compile', () => {
  // @ts-expect-error the documented spelling is `loaction`
  void client.updateUser({ email: 'a@b.com', username: 'A', location: 'Sylhet', phone: '017' });
  // @ts-expect-error `product_name` and others are missing
  void client.placeOrder({ userEmail: 'a@b.com', orderQuantity: 1 });
  // @ts-expect-error a quantity is a number
  void client.addPart({ image: 'a.jpg', minimum_order_quantity: '1' });
});

test('a documented body is one object with its keys', () => {
  expectTypeOf<Input<'placeOrder'>>().toEqualTypeOf<{
    userEmail: string;
    userName: string;
    product_name: string;
    address: string;
    phone: string;
    orderQuantity: number;
  }>();
  expectTypeOf<Input<'listOrders'>>().toEqualTypeOf<{ email: string }>();
  expectTypeOf<Input<'updateUser'>>().toEqualTypeOf<{
    email: string;
    username?: string | undefined;
    loaction: string;
    phone: string;
  }>();
});

test('calls without required params have an optional input', () => {
  expectTypeOf(client.listParts).toBeCallableWith();
  expectTypeOf(client.listParts).toBeCallableWith({}, { signal: new AbortController().signal });
  expectTypeOf(client.findParts).toBeCallableWith({ limit: 6 });
});

test('calls resolve to the documented entities', () => {
  expectTypeOf<CallResponse<'listParts'>>().toEqualTypeOf<Part[]>();
  expectTypeOf<CallResponse<'placeOrder'>>().toEqualTypeOf<{ insertedId?: string | undefined }>();
  expectTypeOf<CallResponse<'updateUser'>>().toBeVoid();
  expectTypeOf<CallResponse<'getAdmin'>>().toEqualTypeOf<{ admin: boolean }>();
  expectTypeOf<Part['price']>().toEqualTypeOf<string | number | undefined>();
});
