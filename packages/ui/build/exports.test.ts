import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import library from '../package.json' with { type: 'json' };
import { groups } from '../src/docs/ScreenMap/content.js';
import { filesOf, listComponents } from './components.js';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: root });

const components = listComponents(join(root, 'src'));
const names = components.map(({ name }) => name);
const readme = read('README.md');

const misspelled = /Cancle|grater|suces|successfulll|!!| (is|a|A|an) [A-Z][a-z]|to Make/;

const isForClients = (script: string) => /^['"]use client['"];/.test(read(script));

it('the page of all screens has every screen once', () => {
  const screens = components.flatMap(({ name, module }) => (module.startsWith('screens') ? name : []));
  expect(Object.values(groups).flat().toSorted()).toEqual(screens.toSorted());
});

it('the shop, new sites, the examples and the guides take no other block than the stable ones', () => {
  const [, listed = ''] = /^Stable are (.+)$/m.exec(readme) ?? [];
  const stable = Array.from(listed.matchAll(/`(\w+)`/g), ([, name]) => name);
  expect(stable.filter((name) => !files(`src/blocks/${String(name)}/`).length)).toEqual([]);
  const sites = ['../../apps/storefront/src', '../create-dealerkit/template', '../../examples', 'samples', 'src/docs'];
  const imported = files(`{${sites.join(',')}}/**/*.{ts,tsx,mdx}`)
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) => Array.from(read(file).matchAll(/@dealerkit\/ui\/blocks\/(\w+)/g), ([, name]) => name));
  expect(imported.length).toBeGreaterThan(30);
  expect([...new Set(imported)].filter((name) => !stable.includes(name))).toEqual([]);
});

it('every component has a unique name', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('the built scripts', () => {
  it('let plain Node import every component by its name', { timeout: 60_000 }, () => {
    const entries = components.map(({ module }) => module.split('/').slice(0, 2).join('/'));
    const program = `for (const entry of ${JSON.stringify(entries)}) {
      const name = entry.split('/')[1];
      if (!(await import('@dealerkit/ui/' + entry))[name]) throw new Error(name + ' does not export itself');
    }`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('have the usual spelling, and that of the specification under the condition `documented`', () => {
    const program = `const { en } = await import('@dealerkit/ui/texts/en');
      const sentences = (texts) => Object.values(texts).flatMap((text) => typeof text === 'object' ? sentences(text) : String(text));
      console.log(sentences(en).filter((text) => ${String(misspelled)}.test(text)).length);`;
    const misspellings = (...conditions: string[]) =>
      Number(
        spawnSync(process.execPath, [...conditions, '--input-type=module', '-e', program], {
          cwd: root,
          encoding: 'utf8',
        }).stdout,
      );
    expect(misspellings()).toBe(0);
    expect(misspellings('--conditions=documented')).toBeGreaterThan(15);
  });

  it('let a server component render everything: only client components call hooks and pass functions', () => {
    const onServer = new Set<string>();
    const follow = (script: string) => {
      if (onServer.has(script) || isForClients(script)) return;
      onServer.add(script);
      for (const [, path = ''] of read(script).matchAll(/from "(\.[^"]+)"/g)) follow(join(script, '..', path));
    };
    for (const target of Object.values(library.exports))
      if (typeof target === 'string' && target.endsWith('.js')) for (const file of filesOf(target)) follow(file);
    const clientOnly = /\buse[A-Z]\w*\(|\bjsxs?\([^;]*\w+: (async )?(\([^()]*\)|\w+) =>/;
    expect([...onServer].filter((script) => clientOnly.test(read(script)))).toEqual([]);
  });

  it('include no stories, tests or build tools, and no name that build tools treat as a style module', () => {
    expect(files('dist/**/*{.stories,.test,fixture,.css.js}*')).toEqual([]);
    expect(files('dist/**/*.{js,d.ts}').filter((file) => /vanilla-extract/.test(read(file)))).toEqual([]);
  });
});

describe('the built stylesheets', () => {
  it('use layers of one parent, which a site can order among its own layers', () => {
    const sheets = ['dist/theme.css', 'dist/styles.css', ...files('dist/brands/*.css')].map(read).join('');
    const layers = [...sheets.matchAll(/@layer ([^;{]*)/g)].flatMap(([, listed = '']) => listed.split(','));
    const expected = ['values', 'base', 'elements', 'blocks', 'screens'].map((name) => `dealer.${name}`);
    expect(new Set(layers)).toEqual(new Set(expected));
  });

  it('include `values.css`, which has the variables of the theme and no other rules', () => {
    const rules = read('dist/values.css').replaceAll(/@(?:layer|media)[^{;]*[{;]/g, '');
    const selectors = [...rules.matchAll(/([^{}]+)\{[^}]*\}/g)].map(([, selector]) => selector);
    expect(selectors.length).toBeGreaterThan(2);
    for (const selector of selectors) expect(selector).toMatch(/^:root$|^:where\(:root,\[data-dealer-brand\]\)/);
  });

  it('style a button without the base styles', () => {
    const sheet = read('dist/elements/Button/Button.css');
    expect(sheet).toMatch(
      /box-sizing:border-box[^}]*font-family:inherit|font-family:inherit[^}]*box-sizing:border-box/,
    );
  });
});

describe('the README', () => {
  it('lists each theme variable', () => {
    const variablesIn = (text: string) => [...new Set(text.match(/--dealer-[\w-]+/g))].toSorted();
    expect(variablesIn(readme)).toEqual(variablesIn(read('dist/styles.css')));
  });

  it('and the guide "Style a part" name each part that a site can style', () => {
    const partsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part);
    const sources = files('src/{elements,blocks,screens}/**/!(*.stories|*.test).tsx').map(read).join('');
    const used = new Set(partsIn(sources, /data-part(?:=|': )["']([\w.-]+)/g));
    const guide = read('src/docs/Parts.mdx');
    const listed = partsIn(guide.slice(guide.indexOf('## The parts')), /`([\w.-]+)`/g).filter(
      (part) => part !== 'TextField',
    );
    expect(new Set(listed)).toEqual(used);
    for (const [text] of readme.matchAll(/data-part='([\w.-]+)'/g)) expect(guide).toContain(text.split("'")[1]);
  });

  it('names the font for Bangla in every list of fonts', () => {
    const lists = readme.match(/--dealer-font-\w+: [^;]+;/g) ?? [];
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list).toContain("'Anek Bangla'");
  });
});
