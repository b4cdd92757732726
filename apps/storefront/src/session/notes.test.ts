// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotes } from './notes.js';

const rahim = 'rahim@example.com';
const typed = { address: 'Zindabazar', phone: '017' };

/** The notes of a page that was opened in this tab, with Rahim signed in. */
const open = (owner = rahim) => {
  const notes = createNotes();
  notes.openFor(owner);
  return notes;
};

beforeEach(() => sessionStorage.clear());

describe('what a tab keeps for somebody', () => {
  it('is there again after a reload, and when the same person signs in again', () => {
    const notes = open();
    notes.write('draft /purchase/1', typed);
    notes.openFor(rahim);
    expect(notes.read('draft /purchase/1')).toEqual(typed);
    expect(open().read('draft /purchase/1')).toEqual(typed);
  });

  it('is gone from page and storage when somebody else signs in', () => {
    const notes = open();
    notes.write('draft /purchase/1', typed);
    notes.openFor('karim@example.com');
    expect(notes.names()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    notes.openFor(rahim);
    expect(notes.names()).toEqual([]);
  });

  it('is gone when they sign out, and leaves nothing once the last note is taken away', () => {
    const notes = open();
    notes.write('a', typed);
    notes.forget();
    expect(open().names()).toEqual([]);
    notes.write('a', typed);
    notes.write('a', undefined);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', '7', 'null', '{"owner":7,"notes":{}}', '{"owner":"rahim@example.com"}', '{"owner":'])(
    'is nothing where %j is stored',
    (stored) => {
      sessionStorage.setItem('notes', stored);
      expect(open().names()).toEqual([]);
    },
  );

  it('is only what it could have written itself', () => {
    const notes = { good: typed, number: { a: 7 }, text: 'a', none: null };
    sessionStorage.setItem('notes', JSON.stringify({ owner: rahim, notes }));
    expect(open().names()).toEqual(['good']);
  });

  it('lasts as long as the page where a browser stores nothing', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const notes = open();
    notes.write('a', typed);
    expect(notes.read('a')).toEqual(typed);
    refuse.mockRestore();
  });
});
