'use client';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { searchIcon } from '../../elements/Icon/icons.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import { useUi } from '../../UiProvider.js';
import { searchButton, searchForm } from './HomeScreen.css.js';

interface HeroSearchProps {
  href: string;
  onSearch: ((search: string) => void) | undefined;
}

/** Before its script runs, the form loads the page of the results. */
export const HeroSearch = ({ href, onSearch }: HeroSearchProps) => {
  const { search: texts, home } = useUi().texts;
  return (
    <search>
      <form
        className={searchForm}
        action={href}
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          const search = new FormData(event.currentTarget).get('search');
          onSearch(typeof search === 'string' ? search.trim() : '');
        }}
      >
        <SearchField label={home.searchLabel} name="search" />
        <div className={searchButton}>
          <Button type="submit" aria-label={texts.submit}>
            <Icon path={searchIcon} />
          </Button>
        </div>
      </form>
    </search>
  );
};
