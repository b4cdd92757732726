import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCss } from '../src/brand.js';
import { build, transform } from 'esbuild';
import { expect, it } from 'vitest';
import { brands } from '../src/theme/brands.js';
import type { BrandName } from '../src/theme/brands.js';
import { browsers } from './stylesheets.js';

const dist = join(import.meta.dirname, '../dist');

// The first brand is in `theme.css`.
const [, ...others] = Object.keys(brands) as BrandName[];

it.each(others)('writes the same stylesheet for %s as the build', async (name) => {
  const { code } = await transform(brandCss(name, brands[name]), { loader: 'css', minify: true, target: browsers });
  const built = readFileSync(join(dist, `brands/${name}.css`), 'utf8');
  // The build also declares the layer, once for each media query.
  expect(built.replace(/^(@layer dealer\.\w+;|@media [^{]+\{@layer dealer\.\w+;\})*/, '')).toBe(code);
});

it('is not in the production bundle of a site, and neither is the warning of low contrast', async () => {
  const modulesIn = async (mode: string) => {
    const { metafile } = await build({
      entryPoints: [join(dist, 'UiProvider.js')],
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      splitting: true,
      format: 'esm',
      outdir: 'site',
      external: ['react'],
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    });
    const modules = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
    return modules.filter((path) => /culori|postcss|valibot|theme\/(?!brand\/warnInDevelopment)/.test(path));
  };
  expect(await modulesIn('production')).toEqual([]);
  expect(await modulesIn('development')).not.toEqual([]);
});
