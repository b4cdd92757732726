import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of a package, as `from` finds it. */
const folderOf = (name: string, from: string) => dirname(createRequire(from).resolve(`${name}/package.json`));

const react = folderOf('react', import.meta.url);
const dom = folderOf('react-dom', import.meta.url);
const scheduler = folderOf('scheduler', join(dom, 'package.json'));

/** What React's entries lead to in production. */
export const files: Record<string, string> = {
  react: join(react, 'cjs/react.production.js'),
  'react/jsx-runtime': join(react, 'cjs/react-jsx-runtime.production.js'),
  'react-dom': join(dom, 'cjs/react-dom.production.js'),
  'react-dom/client': join(dom, 'cjs/react-dom-client.production.js'),
  scheduler: join(scheduler, 'cjs/scheduler.production.js'),
};

/** Writes the exports and imports of one of those files as those of an ES module; all else stays as it is published. */
export const asModule = (code: string): string => {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m, (statement) =>
      statement.replaceAll(/(?:var )?(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    // Only a scheduler that is made for tests has these.
    .replaceAll(/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'undefined')
    .replaceAll(/^exports\.(\w+) =/gm, 'var $$$1 =')
    .replaceAll(/\bexports\.(\w+)/g, '$$$1');
  return `${body}\nexport { ${names.map((name) => `$${name} as ${name}`).join(', ')} };\n`;
};

/**
 * Has libraries name what they need of React, so that the rest of it can be left out: an import of it all as one object, a property
 * named by a string that is hidden from bundlers, and a copy for developer tools.
 */
export const byName = (code: string): string =>
  code
    .replaceAll(
      /(?<=^|;)import (\w+)(?:\s*,\s*(\{[^}]*\}))?\s*from\s*["']react["'];?/gm,
      (_, name: string, others?: string) =>
        [`import * as ${name} from "react";`, others && `import ${others} from "react";`].join(''),
    )
    .replaceAll(/\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '$1.$2')
    .replaceAll(/\bwindow\.__SWR_DEVTOOLS_REACT__ = React;/g, '');

const isBrowser: Plugin['applyToEnvironment'] = ({ name }) => name === 'client';

/**
 * Takes React's production files as ES modules. As CommonJS, which is all that React publishes, a bundler keeps every export alive
 * and reads each one, hundreds of times, as a property of an object.
 */
export const leanReact = (): Plugin[] => [
  {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: isBrowser,
    resolveId: {
      filter: { id: /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/ },
      handler: (id) => files[id],
    },
    transform: {
      filter: { id: /[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/ },
      handler: (code) => ({ code: asModule(code), map: null }),
    },
  },
  {
    name: 'lean-react-users',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: isBrowser,
    transform: {
      filter: { id: /[\\/]node_modules[\\/]/, code: /["']react["']/ },
      handler: (code) => ({ code: byName(code), map: null }),
    },
  },
];
