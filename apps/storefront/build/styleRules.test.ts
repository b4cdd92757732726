import { expect, it } from 'vitest';
import { usedStyles } from '../src/document/usedStyles.ts';
import { styleRules } from './styleRules.ts';

const reduce = (css: string, markup: string) => usedStyles(styleRules(css), markup);

it.each([
  ['a rule without classes', 'a{color:red}', '<a></a>', 'a{color:red}'],
  ['the order of layers', '@layer x,y;@layer y{.gone{color:red}}', '<a></a>', '@layer x,y;'],
  [
    'no order of layers inside of another rule',
    '@media screen{@layer x;@layer x{a{top:0}}}',
    '<a></a>',
    '@media screen{@layer x{a{top:0}}}',
  ],
  ['a rule with a used class', '.a{color:red}.b{color:red}', '<a class="a c"></a>', '.a{color:red}'],
  ['a rule with one used selector', '.a,.b{color:red}', '<a class="b"></a>', '.a,.b{color:red}'],
  ['only rules whose classes are all used', '.a .b{color:red}', '<a class="b"></a>', ''],
  ['what a negation names', '.a:not(.b):focus{color:red}', '<a class="a"></a>', '.a:not(.b):focus{color:red}'],
  ['what nested brackets name', ':is(:not(.a),.b) c{color:red}', '<a></a>', ':is(:not(.a),.b) c{color:red}'],
  ['a class in an attribute selector', '[href=".b"]{color:red}', '<a></a>', '[href=".b"]{color:red}'],
  [
    'rules in an at-rule, and no empty one',
    '@media screen{.a{top:0}.b{top:0}}@layer x{.b{top:0}}',
    '<a class="a"></a>',
    '@media screen{.a{top:0}}',
  ],
  [
    'used custom properties, also those of others',
    ':root{--a:var(--b);--b:1px;--c:2px;color:red}.a{top:var(--a)}',
    '<a class="a"></a>',
    ':root{--a:var(--b);--b:1px;color:red;}.a{top:var(--a)}',
  ],
  ['a font', '@font-face{font-family:x;src:url(x)}', '', '@font-face{font-family:x;src:url(x)}'],
  [
    'of fonts for some characters those of the text',
    '@font-face{font-family:x;unicode-range:U+9F3}@font-face{font-family:y;unicode-range:U+964-965,U+981-9F2}',
    '<a>বাংলা</a>',
    '@font-face{font-family:y;unicode-range:U+964-965,U+981-9F2}',
  ],
  [
    'keyframes that a used rule names',
    '.a{animation:1s k}@keyframes k{0%{top:0}}',
    '<a class="a"></a>',
    '.a{animation:1s k}@keyframes k{0%{top:0}}',
  ],
  [
    'nothing that only a pointer shows',
    '.a:hover{color:red}.a,.a:hover{top:0}',
    '<a class="a"></a>',
    '.a,.a:hover{top:0}',
  ],
  [
    'nothing that only changes show',
    '.a{transition:top 1s}.b{top:0;transition:top 1s}',
    '<a class="a b"></a>',
    '.b{top:0;transition:top 1s}',
  ],
  ['no keyframes of unused rules', '.a{animation:1s k}@keyframes k{0%{top:0}}', '<a></a>', ''],
])('keeps %s', (_, css, markup, expected) => expect(reduce(css, markup)).toBe(expected));
