import type { Part } from '@dealerkit/domain/entities';
import type { MatchReason } from '@dealerkit/domain/search';

/** The part of the found parts that is loaded. */
export interface FoundPartList {
  /** The first of the found parts. */
  parts: ReadonlyArray<Part>;
  /** How many parts were found. */
  total: number;
  /** The host stopped counting at `total`, so there are that many parts or more. @default false */
  isTotalMinimum?: boolean;
  /** The part of a long search text that the host used, unless it used all of it. */
  usedSearch?: string | undefined;
  /** The URL of this page with more parts, if there are more. */
  moreHref?: string | undefined;
  /** The text that was searched for instead of the typed one, if a word of it was corrected. */
  corrected?: string | undefined;
  /** The URL of this page that searches for the words as typed, if they were corrected. */
  exactHref?: string | undefined;
  /** The words of the search to mark in the list. */
  words?: readonly string[] | undefined;
  /** Why a part is found where its name does not show it, by its `_id`. */
  reasons?: ReadonlyMap<string, MatchReason> | undefined;
  /** How many of the found parts can be listed at most, if there are more. */
  limit?: number | undefined;
  /** The words that were understood, if nothing was found. */
  understood?: readonly string[] | undefined;
  /** The category that is nearest to a search without results. */
  nearestCategory?: { name: string; href: string } | undefined;
}
