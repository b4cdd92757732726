import { resolve } from 'node:path';
import type { Alias } from 'vite';

const sources = resolve(import.meta.dirname, '../../../packages/ui/src');

/** Resolves `@dealerkit/ui/*` to the sources of the library. The stylesheet of a component is the component, which imports its styles. */
export const uiSources: Alias[] = [
  { find: '#spelling', replacement: `${sources}/texts/spelling/documented` },
  { find: /^@dealerkit\/ui\/(theme|brands\/\w+)\.css$/, replacement: `${sources}/theme/$1.css.ts` },
  { find: '@dealerkit/ui/fonts.css', replacement: `${sources}/theme/fonts.css` },
  { find: '@dealerkit/ui/icons', replacement: `${sources}/elements/Icon/icons` },
  { find: /^@dealerkit\/ui\/(elements|blocks|screens)\/(\w+)(\.css)?$/, replacement: `${sources}/$1/$2/$2` },
  { find: /^@dealerkit\/ui\/([\w/-]+)$/, replacement: `${sources}/$1` },
];
