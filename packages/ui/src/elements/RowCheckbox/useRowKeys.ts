import type { KeyboardEvent, RefObject } from 'react';
import type { RowSelection } from './useRowSelection.js';

/** What a key does: it gets the key of the row that has the focus. */
export type RowCommands = Readonly<Record<string, (row: string) => void>>;

interface RowKeys {
  /** The element around the rows, each of which has the attribute `data-row` with its key and a link or button `data-row-target`. */
  list: RefObject<HTMLElement | null>;
  /** The selection of the rows; without it there are no keys for it. */
  selection?: RowSelection | undefined;
  /** Further single keys, by their character. */
  commands?: RowCommands | undefined;
  /** Whether single characters act, beside the arrow keys and Escape. */
  hasSingleKeys?: boolean | undefined;
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];

/** Focuses a row of a list by its key, or the first one. */
export const focusRow = (list: HTMLElement | null, key?: string): void => {
  const rows = list ? rowsIn(list) : [];
  const row = key === undefined ? rows[0] : rows.find(({ dataset }) => dataset['row'] === key);
  row?.querySelector<HTMLElement>('[data-row-target]')?.focus();
};

/** Focuses a list that has arrived, whose keys then lead to its first row, unless the user has focused more than the heading of the page. */
export const focusArrivedList = (list: HTMLElement | null): void => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.matches('h1'))
    list?.focus({ preventScroll: true });
};

/** The character of a key; on a keyboard of another script that of the same key on a Latin one. */
const characterOf = ({ key, code }: KeyboardEvent): string => {
  if (key.length > 1) return key;
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase();
  return code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : key;
};

const isTyping = (target: Element) => target.matches('textarea, select, input:not([type="checkbox"])');

/**
 * The `onKeyDown` of a list: the arrow keys or j and k move between its rows, x selects a row, with Shift also those in between, and a
 * selects all. Keys act only while the focus is in the list (WCAG 2.1.4).
 */
export const useRowKeys = ({ list, selection, commands = {}, hasSingleKeys = true }: RowKeys) => {
  const move = (from: string, step: number, isRange: boolean) => {
    if (!list.current) return;
    const keys = rowsIn(list.current).map(({ dataset }) => dataset['row'] ?? '');
    const to = keys[keys.indexOf(from) + step];
    if (to === undefined) return;
    if (isRange) selection?.selectTo(to, from);
    focusRow(list.current, to);
  };

  return (event: KeyboardEvent): void => {
    const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element) || isTyping(target))
      return;
    // Above the first row while the list itself has the focus.
    const row = target === list.current ? '' : target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const character = characterOf(event);
    const isMove = /^(Arrow.*|[jk])$/.test(character);
    if (row === undefined || (row === '' && !isMove) || (!hasSingleKeys && character.length === 1)) return;
    const own: RowCommands = {
      ArrowDown: () => move(row, 1, shiftKey),
      ArrowUp: () => move(row, -1, shiftKey),
      j: () => move(row, 1, shiftKey),
      k: () => move(row, -1, shiftKey),
      ...(selection && {
        x: () => (shiftKey ? selection.selectTo(row) : selection.toggle(row)),
        a: selection.toggleAll,
      }),
      ...(selection && selection.selected.length > 0 && { Escape: () => selection.select([]) }),
    };
    const command = own[character] ?? commands[character];
    if (!command) return;
    event.preventDefault();
    // A key that is held down moves on, but does nothing twice.
    if (!event.repeat || isMove) command(row);
  };
};
