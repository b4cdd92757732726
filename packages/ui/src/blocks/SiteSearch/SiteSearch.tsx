'use client';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../elements/Icon/Icon.js';
import { closeIcon, ordersIcon, searchIcon } from '../../elements/Icon/icons.js';
import { paths } from '@dealerkit/domain/paths';
import { searchLength } from '@dealerkit/domain/text/textLengths';
import { useUi } from '../../UiProvider.js';
import * as css from './SiteSearch.css.js';
import { useCombobox } from '../../elements/Combobox/useCombobox.js';
import { useLeave } from './useLeave.js';
import { useSlashKey } from './useSlashKey.js';

/** What a list of suggestions takes from the field above it. */
export interface SuggestionListProps {
  /** The id of the list, which the field controls. */
  listId: string;
  /** The id of the option that the arrow keys have reached. */
  activeId: string | undefined;
  /** The text in the field. */
  search: string;
}

/** What the field tells the list below it. */
export interface SuggestionListState extends SuggestionListProps {
  /** The last searches, if the text is too short for suggestions. */
  recentSearches: readonly string[];
  /** Makes an option the one that Enter follows, as the arrow keys do. */
  onActivate: (id: string) => void;
}

export interface SiteSearchProps {
  /** The text in the field. */
  search: string;
  /** Called with each change of the text. */
  onSearchChange: (search: string) => void;
  /** Called with the text when the user presses Enter without a suggestion, or the button. */
  onSubmit: (search: string) => void;
  /** Called when the field gets the focus, to load the code of the suggestions. */
  onFocus?: (() => void) | undefined;
  /** The last searches of this visitor, newest first. */
  recentSearches?: readonly string[] | undefined;
  /** Renders the list, a `SearchSuggestions`, once its code is loaded. Without it the field only submits. */
  suggestions?: ((state: SuggestionListState) => ReactNode) | undefined;
  /** Where the link to paste a whole list leads, which is shown below the list; without it there is none. */
  pasteListHref?: string | undefined;
  /** Whether the field also finds customers and orders, as its name then says. @default false */
  findsAll?: boolean | undefined;
  /**
   * Where the field is shown: in a wide header, `always` also below a narrow one, or `button` for a page with a search of its own, behind
   * a button. @default 'wide'
   */
  field?: 'wide' | 'always' | 'button' | undefined;
  /** The key "/" moves the focus to the field. @default true */
  hasShortcut?: boolean | undefined;
}

/** The length of a text for which parts are suggested. */
const MIN_LENGTH = 2;

const none: readonly string[] = [];

/** The search of every page, for `search` of `Navbar`: a field, or a button on a phone. Before its script runs, it opens all parts. */
export const SiteSearch = ({
  search,
  onSearchChange,
  onSubmit,
  onFocus,
  recentSearches = none,
  suggestions,
  pasteListHref,
  findsAll = false,
  field: place = 'wide',
  hasShortcut = true,
}: SiteSearchProps) => {
  const { texts: all, Link } = useUi();
  const texts = all.search;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<EventTarget>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const { listId, popup, isOpen, show, activeId, setActiveId, handleKey } = useCombobox();
  const isLong = search.trim().length >= MIN_LENGTH;
  const hasList = suggestions !== undefined && isOpen && (isLong || recentSearches.length > 0);

  const expand = (from: EventTarget | null) => {
    opener.current = from;
    // A hidden field takes no focus.
    flushSync(() => setIsExpanded(true));
    field.current?.focus();
  };
  const formStyle = { wide: css.form, always: css.lineForm, button: css.closedForm }[place];
  const close = () => {
    show(false);
    setIsExpanded(false);
  };
  const collapse = () => {
    flushSync(close);
    // The body takes no focus.
    field.current?.blur();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const keepTyped = useEffectEvent(() => {
    // What was typed before the script arrived is only in the document.
    const text = field.current?.value ?? '';
    if (text !== search) onSearchChange(text);
  });
  useEffect(() => keepTyped(), []);
  useSlashKey(hasShortcut, expand);
  useLeave(form, field, close);

  return (
    <search className={place === 'always' ? css.lineRoot : css.root}>
      <form
        ref={form}
        id={formId}
        className={isExpanded && place !== 'always' ? css.expandedForm : formStyle}
        action={paths.allParts}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onSubmit(search.trim());
        }}
      >
        <div className={css.box}>
          <input
            ref={field}
            className={css.input}
            name="search"
            role="combobox"
            aria-label={findsAll ? texts.allLabel : texts.label}
            aria-expanded={hasList}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={hasList ? activeId : undefined}
            aria-keyshortcuts={hasShortcut ? '/' : undefined}
            title={hasShortcut ? texts.shortcut : undefined}
            placeholder={findsAll ? texts.allLabel : texts.placeholder}
            autoComplete="off"
            spellCheck={false}
            inputMode="search"
            maxLength={searchLength}
            enterKeyHint="search"
            value={search}
            onFocus={() => {
              show(true);
              onFocus?.();
            }}
            onClick={() => show(true)}
            onChange={({ target }) => {
              show(true);
              onSearchChange(target.value);
            }}
            onKeyDown={(event) => {
              const isHandled = handleKey(event);
              if (isHandled) event.preventDefault();
              else if (event.key === 'Escape' && isExpanded) collapse();
            }}
          />
          <button type="submit" className={css.submit} aria-label={texts.submit}>
            <Icon path={searchIcon} />
          </button>
        </div>
        {place !== 'always' && (
          <button type="button" className={css.toggle} aria-label={texts.close} onClick={collapse}>
            <Icon path={closeIcon} />
          </button>
        )}
        {(hasList || (isOpen && pasteListHref !== undefined)) && (
          <div ref={popup} className={css.popup}>
            {hasList &&
              suggestions({
                listId,
                activeId,
                search,
                recentSearches: isLong ? none : recentSearches,
                onActivate: setActiveId,
              })}
            {pasteListHref !== undefined && (
              <Link className={css.pasteList} href={pasteListHref}>
                <Icon path={ordersIcon} /> {all.titles.pasteList}
              </Link>
            )}
          </div>
        )}
      </form>
      {/* After the form, whose first submit button the browser presses when the user presses Enter. */}
      {place !== 'always' && (
        <button
          type="submit"
          form={formId}
          className={place === 'button' && !isExpanded ? css.alwaysToggle : css.toggle}
          aria-label={texts.open}
          aria-expanded={isExpanded}
          aria-controls={formId}
          onClick={(event) => {
            event.preventDefault();
            expand(event.currentTarget);
          }}
        >
          <Icon path={searchIcon} />
        </button>
      )}
    </search>
  );
};
