'use client';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { clockIcon, shelfIcon, truckIcon } from '../../elements/Icon/icons.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { AsyncData } from '../../AsyncData.js';
import { paths } from '@dealerkit/domain/paths';
import type { Suggestion } from '@dealerkit/domain/search';
import { suggestionsTexts } from '../../texts/en/suggestions.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import type { SuggestionListProps } from '../SiteSearch/SiteSearch.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import * as css from './SearchSuggestions.css.js';
import { SuggestionOption } from './SuggestionOption.js';

export interface SearchSuggestionsProps extends SuggestionListProps {
  /** The last searches, if the text is too short for suggestions. */
  recentSearches: readonly string[];
  /** The suggestions for the text, or those of the text before while `isUpdating`. */
  suggestions: AsyncData<readonly Suggestion[]>;
  /** The suggestions of the present text are loading. @default false */
  isUpdating?: boolean | undefined;
  /** Called when the user clears the last searches. */
  onClearRecent?: (() => void) | undefined;
}

/** The most rows that the list shows. */
const MAX_ROWS = 8;

const noRows: AsyncData<readonly Suggestion[]> = { state: 'ready', data: [] };

type Row = Omit<Suggestion, 'kind'> & { kind: Suggestion['kind'] | 'recent' };

const hrefOf = ({ kind, id = '', text }: Row) =>
  ({
    part: paths.part(id),
    category: paths.partsOfCategory(text),
    vehicle: paths.partsOfVehicle(text),
    recent: paths.partsFor(text),
  })[kind];

const icons = { category: shelfIcon, vehicle: truckIcon, recent: clockIcon } as const;

const useDetail = ({ kind, number, count }: Row): string | undefined => {
  const { formatNumber } = useUi();
  const texts = useTexts(suggestionsTexts);
  if (kind === 'part') return number;
  if (kind === 'recent') return undefined;
  const label = texts.suggestions[kind];
  return count === undefined ? label : `${label} · ${texts.part.count(count, formatNumber(count))}`;
};

const Option = ({ row, id, isActive }: { row: Row; id: string; isActive: boolean }) => {
  const { texts, formatMoney } = useUi();
  const { kind, text, image, price } = row;
  return (
    <SuggestionOption
      id={id}
      isActive={isActive}
      href={hrefOf(row)}
      picture={kind === 'part' ? <PartThumbnail part={{ _id: row.id ?? '', image }} /> : <Icon path={icons[kind]} />}
      label={kind === 'category' ? texts.search.categoryName(text) : text}
      detail={useDetail(row)}
      end={typeof price === 'number' ? formatMoney(price) : price}
    />
  );
};

/** The rows below `SiteSearch`: parts, categories and vehicles for its text, or the last searches. Load it when the field gets the focus. */
export const SearchSuggestions = (props: SearchSuggestionsProps) => {
  const { listId, activeId, search, recentSearches, isUpdating = false, onClearRecent } = props;
  const { formatNumber } = useUi();
  const texts = useTexts(suggestionsTexts);
  const isRecent = recentSearches.length > 0;
  const suggestions = isRecent ? noRows : props.suggestions;
  const found: readonly Row[] = suggestions.state === 'ready' ? suggestions.data : [];
  const recent = recentSearches.map((text): Row => ({ kind: 'recent', text }));
  const rows = (isRecent ? recent : found).slice(0, MAX_ROWS);
  const isBusy = isUpdating || suggestions.state === 'loading';
  return (
    <div className={css.root}>
      {isRecent && (
        <Stack direction="row" justify="between" gap="sm" className={css.heading}>
          <Text as="span" size="label" tone="muted">
            {texts.suggestions.recent}
          </Text>
          {onClearRecent && (
            <Button tone="quiet" onClick={onClearRecent}>
              {texts.suggestions.clearRecent}
            </Button>
          )}
        </Stack>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={isRecent ? texts.suggestions.recent : texts.suggestions.label}
        aria-busy={isBusy}
      >
        {rows.map((row, index) => {
          const id = `${listId}-${String(index)}`;
          return <Option key={`${row.kind} ${row.id ?? row.text}`} row={row} id={id} isActive={id === activeId} />;
        })}
      </div>
      {suggestions.state === 'loading' && (
        <div className={css.message} aria-hidden="true">
          <Skeleton lines={4} />
        </div>
      )}
      <div role="status">
        {suggestions.state === 'failed' && (
          <Text tone="muted" wrap="anywhere" className={css.message}>
            {texts.suggestions.failed}
          </Text>
        )}
        {!isBusy && suggestions.state === 'ready' && rows.length === 0 && (
          <Text tone="muted" wrap="anywhere" className={css.message}>
            {texts.suggestions.none(search.trim())}
          </Text>
        )}
        {!isBusy && rows.length > 0 && (
          <VisuallyHidden>{texts.suggestions.count(rows.length, formatNumber(rows.length))}</VisuallyHidden>
        )}
      </div>
    </div>
  );
};
