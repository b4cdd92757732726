import type { Part } from '@dealerkit/domain/entities';
import type { Suggestion } from '@dealerkit/domain/search';
import type { Page } from '../sql/Page.ts';
import type { PartChange } from './partChanges.ts';
import type { FoundFacets } from './partFacets.ts';
import type { PartsFilter, PartsQuery, RowsAfter } from '../sql/queries.ts';

/** A page of parts, and the text that was searched for if a word was corrected. */
export interface PartPage extends Page<Part> {
  corrected?: string | undefined;
  /** No page follows, although a ranked list is shorter than the total. */
  isLast?: boolean;
}

type AddedPart = { outcome: 'added'; _id: string } | { outcome: 'name taken' };

/** The result of a change of a part; a conflict has the present part. */
export type ChangedPart =
  | { outcome: 'changed' }
  | { outcome: 'no such part' }
  | { outcome: 'name taken' }
  | { outcome: 'conflict'; part: Part };

/** The reads of parts, also at replicas. */
export interface PartReads {
  /** A search without a sort order is ranked; its pages lead through 300 parts. */
  findParts(query: PartsQuery): Promise<PartPage>;
  /** The parts that have, or replace, one of these folded numbers, at most `maxNumberMatches` in insertion order. */
  findPartsByNumber(numbers: readonly string[]): Promise<Part[]>;
  /** Counts the values of the facets among the parts of a search and filters. */
  findFacets(query: PartsFilter): Promise<FoundFacets>;
  /** The rows that are suggested for an unfinished search. */
  findSuggestions(search: string): Promise<Suggestion[]>;
  /** Parts with their shelves in insertion order, without a total. */
  listPartsAfter(query: RowsAfter): Promise<Part[]>;
  getPart(_id: string): Promise<Part | undefined>;
  /** The shelves of the parts with these ids, or of all; only admins may read them. */
  listShelves(ids?: readonly string[]): Promise<{ _id: string; shelf: string }[]>;
  /** The last name of a part that was deleted, while the activity log has its deletion; empty if it had none. */
  getDeletedName(_id: string): Promise<string | undefined>;
  /** The parts with these ids, in their order, without those that do not exist. */
  getParts(ids: readonly string[]): Promise<Part[]>;
}

/** The parts of a store. */
export interface PartStore extends PartReads {
  /** Names are unique after trimming and ignoring case; any number of parts may have no name. */
  addPart(part: Omit<Part, '_id'>): Promise<AddedPart>;
  /** Changes a part whose values are still the ones that were read (D34). */
  updatePart(_id: string, change: PartChange, actor: string): Promise<ChangedPart>;
  /** Resolves to the number of deleted parts, 0 or 1. Orders of the part stay. */
  deletePart(_id: string, actor: string): Promise<number>;
  /** How many parts are indexed by earlier synonyms. */
  countOutdatedParts(): Promise<number>;
  /** Indexes some of these parts again; resolves to how many. */
  indexParts(limit: number): Promise<number>;
}
