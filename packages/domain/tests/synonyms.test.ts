import { expect, it } from 'vitest';
import { createSynonymIndex, findNameConflicts, mergeSynonyms, type Synonym } from '../src/search/index.js';
import { splitWords } from '../src/search/words.js';
import { partCategories } from '../src/synonyms/partCategories.js';
import { synonyms, synonymWords } from '../src/synonyms/synonyms.js';

const trade = createSynonymIndex(synonyms, synonymWords);

it('names about two hundred kinds in English and Bangla, each in a category', () => {
  expect(synonyms.length).toBeGreaterThan(150);
  expect(new Set(synonyms.map(({ kind }) => kind)).size).toBe(synonyms.length);
  const categories = new Set(partCategories.map(({ name }) => name));
  const incomplete = synonyms.filter(
    ({ kind, category, names, bangla }) =>
      !/^[a-z][a-z0-9-]*$/.test(kind) || !categories.has(category) || names.length === 0 || bangla.length === 0,
  );
  expect(incomplete).toEqual([]);
});

it('writes each name in its script', () => {
  const isAscii = (name: string) => /^[a-z0-9 ]+$/.test(name);
  const wrong = synonyms.flatMap(({ names, bangla, latin }) => [
    ...[...names, ...latin].filter((name) => !isAscii(name)),
    ...bangla.filter((name) => !/^[\u0980-\u09ff ]+$/.test(name)),
  ]);
  expect(wrong).toEqual([]);
});

it('gives no name to two kinds, also in another spelling', () => {
  expect(findNameConflicts(synonyms, synonymWords)).toEqual([]);
  const added = { kind: 'stop-pad', category: 'Brakes', names: ['stop pad'], bangla: [], latin: ['brek pad'] };
  const conflict = { name: 'brek pad', kinds: ['brake-pad', 'stop-pad'] };
  expect(findNameConflicts([...synonyms, added], synonymWords)).toEqual([conflict]);
});

it('gives no spelling to two words', () => {
  const owners = new Map<string, string>();
  const twice = [...synonymWords.vehicles.map(({ spellings }) => spellings), ...synonymWords.other].flatMap((row) => {
    const [usual = ''] = row;
    return row.filter((spelling) => {
      const term = splitWords(spelling)
        .map((word) => word.term)
        .join('');
      const owner = owners.get(term) ?? usual;
      owners.set(term, owner);
      return owner !== usual;
    });
  });
  expect(twice).toEqual([]);
});

it('lists no everyday word that is a name or a spelling', () => {
  const own = new Set([...trade.phrases.keys(), ...trade.spellings.keys()]);
  expect(synonymWords.everyday.filter((word) => own.has(word))).toEqual([]);
});

it('adds the names of a dealer to a kind, and kinds of his own', () => {
  const additions: Synonym[] = [
    { kind: 'brake-pad', category: '', names: ['stop block'], bangla: [], latin: ['tham pad'] },
    { kind: 'snow-chain', category: 'Wheels and tyres', names: ['snow chain'], bangla: ['বরফের চেইন'], latin: [] },
  ];
  const merged = mergeSynonyms(synonyms, additions);
  expect(merged).toHaveLength(synonyms.length + 1);
  const pad = merged.find(({ kind }) => kind === 'brake-pad');
  expect(pad).toMatchObject({ category: 'Brakes' });
  expect(pad?.names).toEqual(expect.arrayContaining(['brake pad', 'stop block']));
  expect(createSynonymIndex(merged, synonymWords).phrases.get('stopblock')).toBe(trade.phrases.get('brakepad'));
});
