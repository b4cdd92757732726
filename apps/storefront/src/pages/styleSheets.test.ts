import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const pages = globSync('*.tsx', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'));

it.each(pages)('%s imports the style sheet of its screen', (page) => {
  const text = readFileSync(join(import.meta.dirname, page), 'utf8');
  const screens = [...text.matchAll(/^import \{[^}]*\} from '(@dealerkit\/ui\/screens\/\w+)';$/gm)].map(
    ([, screen]) => screen,
  );
  const missing = screens.filter((screen) => !text.includes(`import '${screen}.css';`));
  expect(missing).toEqual([]);
});
