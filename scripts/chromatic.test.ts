import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { looksFor } from '../.storybook/looks.ts';
import { chromaticModes } from '../.storybook/modes.ts';
import { root } from './processes.ts';

const pairsOf = (look: Record<string, string | number>): string[] => {
  const choices = Object.values(look);
  return choices.flatMap((one, index) => choices.slice(index + 1).map((other) => `${one} with ${other}`));
};

it('skips Chromatic with a sentence where there is no token of a project', () => {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const said = execFileSync(process.execPath, [join(root, 'scripts', 'chromatic.ts')], { env, encoding: 'utf8' });
  expect(said).toBe('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.\n');
});

it('lets any two choices of brand, language, mode and width meet in a picture of Chromatic', () => {
  const matrix = looksFor({ id: 'blocks-navbar--default', title: 'Blocks/Navbar' }, true);
  const wanted = matrix.flatMap(({ brand, language, mode, width }) => pairsOf({ brand, language, mode, width }));
  const met = Object.values(chromaticModes).flatMap(({ brand, language, mode, viewport }) =>
    pairsOf({ brand, language, mode, viewport }),
  );
  expect(new Set(met)).toEqual(new Set(wanted));
});

it('gives TurboSnap what it needs: the stats of the build, and the files that no module imports', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  expect(read('chromatic.config.json')).toMatchObject({
    buildScriptName: 'build-storybook',
    onlyChanged: true,
    externals: ['packages/ui/stories/public/**', 'packages/ui/src/theme/fonts/**'],
  });
  expect(read('package.json')).toMatchObject({ scripts: { 'build-storybook': 'storybook build --stats-json' } });
});
