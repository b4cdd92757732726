import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { asModule, byName, files } from './leanReact.ts';

const require = createRequire(import.meta.url);

/** What a text of an ES module exports and imports. */
const linksOf = (code: string) => ({
  names: /^export \{ ([^}]*) \};$/m
    .exec(code)?.[1]
    ?.split(', ')
    .map((pair) => pair.replace(/^.* as /, '')),
  imports: [...code.matchAll(/^\s*import \* as \w+ from "([\w-]+)";$/gm)].map(([, from]) => from),
});

it.each(Object.entries(files))('exports all that %s has, and nothing else', async (_, file) => {
  const { names } = linksOf(asModule(await readFile(file, 'utf8')));
  expect(names?.toSorted()).toEqual(Object.keys(require(file) as object).toSorted());
});

it.each([
  ['react', []],
  ['react-dom', ['react']],
  ['react-dom/client', ['scheduler', 'react', 'react-dom']],
])('imports what %s requires', async (entry, needed) => {
  const code = asModule(await readFile(files[entry] ?? '', 'utf8'));
  expect(linksOf(code).imports).toEqual(needed);
  expect(code).not.toMatch(/\brequire\(|\bexports\b/);
});

it('lets libraries name what they use', () => {
  expect(byName('import React, { useRef } from "react";')).toBe(
    'import * as React from "react";import { useRef } from "react";',
  );
  expect(byName("import R from 'react'")).toBe('import * as R from "react";');
  expect(byName('"use client";import e,{memo as t}from"react";import c from"clsx"')).toBe(
    '"use client";import * as e from "react";import {memo as t} from "react";import c from"clsx"',
  );
  expect(byName('var use = React2[" use ".trim().toString()];')).toBe('var use = React2.use;');
  expect(byName('import * as React from "react"; import x from "react-dom";')).toBe(
    'import * as React from "react"; import x from "react-dom";',
  );
});
