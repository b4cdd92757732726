import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../src/theme/contrast.js';
import { exportsFor, listComponents } from './components.js';
import { childrenOf, nameOf, nodesIn, parse, partOf } from './syntax.js';

const read = (file: string) => readFileSync(file, 'utf8');

const components = listComponents('src');
const manifest = JSON.parse(read('package.json')) as { exports: ReturnType<typeof exportsFor> };
const scripts = globSync('dist/**/*.js');

const isForClients = (script: string) => /^['"]use client['"];/.test(script);

/** The functions among what a built script gives to an element, which no server can send to a component of the browser. */
const givenFunctions = (script: string) =>
  nodesIn(parse(script))
    .filter((node) => node.type === 'CallExpression' && /^jsxs?$/.test(nameOf(partOf(node, 'callee'))))
    .flatMap((element) => childrenOf(element).filter(({ type }) => type === 'ObjectExpression'))
    .flatMap(childrenOf)
    .filter((prop) => /Function/.test(partOf(prop, 'value')?.type ?? ''))
    .map((prop) => nameOf(partOf(prop, 'key')));

/** The class that a built style module gave to one of its names. */
const classIn = (module: string, name: string) => {
  const found = new RegExp(`var ${name} = "([^" ]+)`).exec(read(`dist/${module}.style.js`))?.[1];
  if (found === undefined) throw new Error(`${module} has no class ${name}`);
  return found;
};

/** Imports each subpath by its public name in a Node that knows nothing of bundlers, and tells what each exports. */
const importInNode = (subpaths: readonly string[]) => {
  const program = `
    const told = {};
    for (const path of ${JSON.stringify(subpaths)}) told[path] = Object.keys(await import('@dealerkit/ui/' + path));
    console.log(JSON.stringify(told));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  return JSON.parse(printed) as Record<string, string[]>;
};

describe('package.json', () => {
  it('names a script and a sheet for every folder of elements, blocks and screens, and nothing that is gone', () => {
    expect(manifest.exports).toEqual(exportsFor('src'));
  });

  it('gives every component a name of its own', () => {
    const names = components.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

describe('the built package', () => {
  it('has every file that package.json names', () => {
    const files = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : [target.types, target.default],
    );
    expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
  });

  it('lets plain Node import every component by its name', { timeout: 30_000 }, () => {
    const told = importInNode(components.map(({ name }) => name));
    expect(components.filter(({ name }) => !told[name]?.includes(name))).toEqual([]);
  });

  it("says 'use client' exactly where the source says it", () => {
    const wrong = globSync('src/**/*.{ts,tsx}').filter((source) => {
      const script = source.replace(/^src/, 'dist').replace(/\.tsx?$/, '.js');
      return existsSync(script) && isForClients(read(source)) !== isForClients(read(script));
    });
    expect(wrong).toEqual([]);
    expect(scripts.some((script) => isForClients(read(script)))).toBe(true);
  });

  it('lets a server component render everything: hooks and functions that are handed on live behind the directive', () => {
    const onServer = new Set<string>();
    const follow = (script: string) => {
      const text = read(script);
      if (onServer.has(script) || isForClients(text)) return;
      onServer.add(script);
      for (const [, path] of text.matchAll(/from "(\.[^"]+)"/g)) follow(join(script, '..', path ?? ''));
    };
    for (const { module } of components) follow(`dist/${module}.js`);
    expect(givenFunctions('jsx(Field, { label, children: (input) => jsx("input", input) })')).toEqual(['children']);
    const wrong = [...onServer].flatMap((script) => {
      const found = [...(read(script).match(/\buse[A-Z]\w*(?=\()/g) ?? []), ...givenFunctions(read(script))];
      return found.map((name) => `${script}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has no script that imports CSS, or a name that tools take for a style module', () => {
    expect(scripts.length).toBeGreaterThan(components.length);
    expect(scripts.filter((script) => /\.css(\.js)?["']/.test(read(script)) || script.endsWith('.css.js'))).toEqual([]);
  });

  it('lies in layers whose names a site may put in their place among its own, where it lies in layers at all', () => {
    const sheets = ['dist/theme.css', 'dist/styles.css', ...globSync('dist/brands/*.css')];
    const layersOf = (sheet: string) => [...read(sheet).matchAll(/@layer ([^;{]*)/g)].map(([, name]) => name);
    expect(new Set(sheets.flatMap(layersOf))).toEqual(new Set(['dealer.values', 'dealer.base']));
  });

  it('offers the values of the theme without any rule for the page that it is loaded into', () => {
    const rules = read('dist/values.css').replaceAll(/@(?:layer|media)[^{;]*[{;]/g, '');
    const selectors = [...rules.matchAll(/([^{}]+)\{[^}]*\}/g)].map(([, selector]) => selector);
    expect(selectors.length).toBeGreaterThan(2);
    expect(selectors.filter((selector) => !selector?.startsWith(':where(:root,[data-dealer-brand=surma])'))).toEqual(
      [],
    );
  });

  it('lets a button stand on a page that has no base of ours', () => {
    const rule = new RegExp(
      `\\.${classIn('elements/Button/Button', 'fullWidth').replace(/\w$/, '')}0\\{([^}]*)\\}`,
    ).exec(read('dist/elements/Button/Button.css'))?.[1];
    expect(rule).toContain('box-sizing:border-box');
    expect(rule).toContain('font-family:inherit');
  });

  it('holds in a sheet the styles of what is inside once, and before its own', () => {
    const sheet = read('dist/elements/ErrorState/ErrorState.css');
    const rules = [classIn('elements/Button/Button', 'fullWidth'), classIn('elements/EmptyState/EmptyState', 'advice')];
    const [inside, own] = rules.map((name) => sheet.split(`.${name}{`));
    expect([inside?.length, own?.length]).toEqual([2, 2]);
    expect(inside?.[0]?.length).toBeLessThan(own?.[0]?.length ?? 0);
  });

  it('is themed by the variables that the README lists, each of them', () => {
    const variablesIn = (text: string) => [...new Set(text.match(/--dealer-[\w-]+/g))].toSorted();
    expect(variablesIn(read('README.md'))).toEqual(variablesIn(read('dist/theme.css')));
  });

  it('names in the README each component that may be installed', () => {
    const readme = read('README.md');
    expect(components.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('names in the README each pair of colours whose contrast a look of a dealer keeps', () => {
    const variable = (role: string) => role.replace(/[A-Z.]/g, (sign) => `-${sign.replace('.', '').toLowerCase()}`);
    const wanted = contrastPairs.map(({ foreground, background, minimum }) =>
      [variable(foreground), variable(background), minimum].join(' '),
    );
    const rows = [...read('README.md').matchAll(/^\| `([\w-]+)` +\| (.+?) +\| ([\d.]+):1/gm)];
    const listed = rows.flatMap(([, seen, grounds = '', least]) =>
      [...grounds.matchAll(/`([\w-]+)`/g)].map(([, ground]) => [seen, ground, least].join(' ')),
    );
    expect(listed).toEqual(wanted);
  });

  it('lets nobody who copies the README lose the face for Bangla', () => {
    const lists = read('README.md').match(/--dealer-font-\w+: [^;]+;/g);
    expect(lists?.length).toBeGreaterThan(0);
    expect(lists?.filter((list) => !list.includes("'Anek Bangla'"))).toEqual([]);
  });

  it('carries nothing that is only for making or trying it', () => {
    expect(globSync('dist/**/*{.stories,.test,sample}*')).toEqual([]);
    const leaking = globSync('dist/**/*.{js,d.ts}').filter((file) => /vanilla-extract|\.css\.js/.test(read(file)));
    expect(leaking).toEqual([]);
  });
});
