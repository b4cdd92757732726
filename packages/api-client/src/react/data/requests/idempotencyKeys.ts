import type { Input } from '../../../index.js';
import { keyPrefix, sessionDrafts } from '../../../storage/sessionDrafts.js';
import { type KeyedRequest, lastRequests, pending, releaseKey, storedKey } from './releaseKeys.js';

/** A key that no other request has. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The last request of an opened form on which the host has not decided. */
const openRequests = new WeakMap<object, { content: string; key: string }>();

/**
 * Starts to send what an opened form has. The same content keeps its key until the host has decided on it; other content, a form that is
 * opened again and a call without a form get a new one.
 */
export const beginOfForm = (form: object | undefined, content: string): KeyedRequest => {
  const open = form && openRequests.get(form);
  const key = open?.content === content ? open.key : randomKey();
  if (form) openRequests.set(form, { content, key });
  return {
    key,
    end(isFinal) {
      if (form && isFinal && openRequests.get(form)?.key === key) openRequests.delete(form);
    },
  };
};

/** The idempotency keys of one form. */
interface IdempotencyKeys {
  /**
   * Starts a request. The same content keeps its key until the key is released, so that the host carries out a repeated request
   * once. Other content gets a new key.
   */
  begin(content: string): KeyedRequest;
}

/** The idempotency keys of a form, stored with the drafts of the user. */
export const idempotencyKeysOf = (form: string): IdempotencyKeys => {
  const name = keyPrefix + form;
  return {
    begin(content) {
      const key = (sessionDrafts.read(name)?.['content'] === content && storedKey(name)) || randomKey();
      sessionDrafts.write(name, { content, key });
      pending.add(key);
      const request: KeyedRequest = {
        key,
        end(isFinal) {
          pending.delete(key);
          if (isFinal) releaseKey(name, key);
        },
      };
      lastRequests.set(name, request);
      return request;
    },
  };
};

/** For whom an order is: an account, or a customer at the counter. */
const ownerOf = (order: Input<'placeOrder' | 'placeOrderLines'>): string =>
  order.userEmail ?? ('customer' in order ? (order.customer ?? '') : '');

/** Starts to send an order. Another part or another customer is another form. */
export const beginOrder = (order: Input<'placeOrder' | 'placeOrderLines'>): KeyedRequest =>
  idempotencyKeysOf(`placeOrder ${ownerOf(order)} ${'lines' in order ? order.phone : order.product_name}`).begin(
    JSON.stringify(order),
  );
