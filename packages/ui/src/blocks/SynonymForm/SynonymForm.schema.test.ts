import { flatten, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { en } from '../../texts/en.js';
import { newSynonym, synonymSchema, typedSynonymOf } from './SynonymForm.schema.js';
import type { TypedSynonym } from './SynonymForm.schema.js';

const parse = (typed: TypedSynonym) => {
  const { success, output, issues } = safeParse(synonymSchema(en), typed);
  return success ? output : flatten<ReturnType<typeof synonymSchema>>(issues).nested;
};

const leafSpring = {
  kind: 'leaf-spring',
  category: 'Suspension',
  names: ['leaf spring', 'spring leaf'],
  bangla: ['কামানি'],
  latin: ['kamani'],
};

it('parses what it writes into the fields', () => {
  expect(parse(typedSynonymOf(leafSpring))).toEqual(leafSpring);
});

it('writes the kind in small letters and dashes, and each name once', () => {
  const typed = { ...typedSynonymOf(leafSpring), kind: '  Leaf  Spring ', latin: 'kamani; kamany,kamani,, ' };
  expect(parse(typed)).toEqual({ ...leafSpring, latin: ['kamani', 'kamany'] });
});

it('requires the kind, the category and a name', () => {
  expect(parse(newSynonym())).toEqual({
    kind: ['Enter the kind of part'],
    category: ['Enter the category'],
    names: ['Enter at least one name or spelling'],
  });
});

it.each([
  [{ kind: 'লিফ স্প্রিং' }, { kind: [en.synonyms.kindInvalid('60')] }],
  [{ kind: '1leaf' }, { kind: [en.synonyms.kindInvalid('60')] }],
  [{ kind: 'l'.repeat(61) }, { kind: [en.synonyms.kindInvalid('60')] }],
  [{ category: 'x'.repeat(101) }, { category: [en.common.tooLong('100')] }],
  [{ latin: `kamani, ${'x'.repeat(101)}` }, { latin: [en.synonyms.nameTooLong('100')] }],
])('refuses what the host would refuse: %j', (wrong, messages) => {
  expect(parse({ ...typedSynonymOf(leafSpring), ...wrong })).toEqual(messages);
});

it.each([{ kind: 'l'.repeat(60) }, { category: 'x'.repeat(100) }, { latin: 'x'.repeat(100) }])(
  'takes texts up to the limit of the host: %j',
  (longest) => {
    expect(parse({ ...typedSynonymOf(leafSpring), ...longest })).toHaveProperty('kind');
    expect(parse({ ...typedSynonymOf(leafSpring), ...longest })).toHaveProperty('bangla', ['কামানি']);
  },
);

it.each([
  ['কামানি', { bangla: 'কামানি', latin: '' }],
  ['kamani', { bangla: '', latin: 'kamani' }],
])('starts with the spelling %s in the field of its script', (spelling, fields) => {
  expect(newSynonym(spelling)).toMatchObject(fields);
});
