// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionDrafts } from './sessionDrafts.js';

const rahim = 'rahim@example.com';
const typed = { address: 'Zindabazar', phone: '017' };

/** Opens a page in this tab, with Rahim signed in. */
const openPage = (owner = rahim) => {
  const drafts = createSessionDrafts();
  drafts.openFor(owner);
  return drafts;
};

beforeEach(() => sessionStorage.clear());

describe('the drafts of a tab', () => {
  it('are restored after a reload, and when the same user signs in again', () => {
    const drafts = openPage();
    drafts.write('draft /purchase/1', typed);
    drafts.openFor(rahim);
    expect(drafts.read('draft /purchase/1')).toEqual(typed);
    expect(openPage().read('draft /purchase/1')).toEqual(typed);
  });

  it('are stored without the largest ones if they do not fit, so that no idempotency key is lost', () => {
    const quota = 10_000;
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    });
    const drafts = openPage();
    drafts.write('list', { text: 'x'.repeat(quota) });
    drafts.write('idempotency key order', { key: '1', content: 'order' });
    drafts.write('draft /purchase/1', typed);
    expect(drafts.names()).toEqual(['list', 'idempotency key order', 'draft /purchase/1']);
    expect(openPage().names()).toEqual(['idempotency key order', 'draft /purchase/1']);
    setItem.mockRestore();
  });

  it('are restored after a reload also without a user, and removed when one signs in', () => {
    createSessionDrafts().write('draft', typed);
    const drafts = createSessionDrafts();
    expect(drafts.read('draft')).toEqual(typed);
    drafts.openFor(rahim);
    expect(drafts.names()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('are kept for the user who signs in if they are the reason for it, also after a reload', () => {
    const visitor = createSessionDrafts();
    visitor.write('visitor basket', typed);
    visitor.write('login', typed);
    const drafts = openPage();
    expect([drafts.names(), drafts.read('visitor basket')]).toEqual([['visitor basket'], typed]);
    drafts.openFor('karim@example.com');
    expect(drafts.names()).toEqual([]);
  });

  it('stay stored for their owner while a form without a user is filled in', () => {
    openPage().write('draft /purchase/1', typed);
    const visitor = createSessionDrafts();
    visitor.write('contact form', typed);
    expect(createSessionDrafts().read('contact form')).toEqual(typed);
    visitor.openFor(rahim);
    expect(visitor.names()).toEqual(['draft /purchase/1']);
    visitor.clear();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are removed from memory and storage when another user signs in', () => {
    const drafts = openPage();
    drafts.write('draft /purchase/1', typed);
    drafts.openFor('karim@example.com');
    expect(drafts.names()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    drafts.openFor(rahim);
    expect(drafts.names()).toEqual([]);
  });

  it('are cleared on sign-out, and the storage is empty after the last one is removed', () => {
    const drafts = openPage();
    drafts.write('a', typed);
    drafts.clear();
    expect(openPage().names()).toEqual([]);
    drafts.write('a', typed);
    drafts.write('a', undefined);
    expect(sessionStorage).toHaveLength(0);
  });

  it('of a form that is filled in after a sign-out belong to the next user who signs in', () => {
    const drafts = openPage();
    drafts.clear();
    drafts.write('visitor basket', typed);
    drafts.openFor('karim@example.com');
    expect(drafts.read('visitor basket')).toEqual(typed);
    drafts.openFor(rahim);
    expect(drafts.names()).toEqual([]);
  });

  it.each(['', '7', 'null', '{"owner":7,"drafts":{}}', '{"owner":"rahim@example.com"}', '{"owner":'])(
    'are empty if %j is stored',
    (stored) => {
      sessionStorage.setItem('drafts', stored);
      expect(openPage().names()).toEqual([]);
    },
  );

  it('are restored only if they are valid', () => {
    const stored = { good: typed, number: { a: 7 }, text: 'a', none: null };
    sessionStorage.setItem('drafts', JSON.stringify({ owner: rahim, drafts: stored }));
    expect(openPage().names()).toEqual(['good']);
  });

  it('stay in memory if the browser stores nothing', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const drafts = openPage();
    drafts.write('a', typed);
    expect(drafts.read('a')).toEqual(typed);
    setItem.mockRestore();
  });
});
