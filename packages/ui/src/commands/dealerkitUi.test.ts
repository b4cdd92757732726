import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brandCss, brandToTokens, defineBrand } from '../brand.js';
import { brands } from '../theme/brands.js';

const dist = join(import.meta.dirname, '../../dist');

/** Runs the command on a file in an empty folder. */
const check = (file: string, text?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (text !== undefined) writeFileSync(join(folder, file), text);
  const command = [join(dist, 'commands/dealerkitUi.js'), 'check-brand', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n'), error: stderr.trimEnd() };
};

const padma = (color: string, others = '') =>
  `[data-dealer-brand='padma'] { --dealer-color-accent-surface: ${color}; ${others} }`;

it('fills the marked elements of the pictures of a site with the accent, and leaves others alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const color = () => {
    const command = [join(dist, 'commands/dealerkitUi.js'), 'color-pictures', 'brand.css'];
    return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  };
  writeFileSync(join(folder, 'brand.css'), brandCss('own', defineBrand({ accent: '#0b6e4f' })));
  expect(color()).toMatchObject({ status: 0, stdout: '' });
  mkdirSync(join(folder, 'public'));
  const marked = (fill: string) => `<svg><path class="brand-accent" fill="${fill}"/><path fill="#f2b705"/></svg>`;
  writeFileSync(join(folder, 'public/icon.svg'), marked('#f2b705'));
  writeFileSync(join(folder, 'public/own.svg'), '<svg/>');
  expect(color()).toMatchObject({ status: 0, stdout: 'public/icon.svg has the accent #0b6e4f.\n' });
  expect(readFileSync(join(folder, 'public/icon.svg'), 'utf8')).toBe(marked('#0b6e4f'));
  expect(color()).toMatchObject({ status: 0, stdout: '' });
});

describe('check-brand', () => {
  it.each([
    ['a stylesheet', 'padma.css', padma('#f2c14e')],
    ['a stylesheet that brandCss wrote', 'padma.css', brandCss('padma', defineBrand({ accent: '#123c8c' }))],
    ['design tokens', 'padma.json', JSON.stringify(brandToTokens('padma', brands.meghna))],
    ['seeds', 'padma.json', '{ "accent": "#123c8c", "radius": "0" }'],
    ['other colour syntaxes and variables', 'padma.css', padma('var(--gold)', '--gold: oklch(0.8 0.13 90);')],
  ])('accepts %s', (_input, file, text) => {
    const { status, lines } = check(file, text);
    expect(lines).toEqual([expect.stringMatching(/^padma(\.json)?: all 56 pairs of colors pass/)]);
    expect(status).toBe(0);
  });

  it('warns of main buttons that look like those which delete', () => {
    const { status, lines } = check('padma.json', '{ "accent": "#b3261e" }');
    expect(lines[0]).toMatch(
      /^light: main buttons \(#b3261e\) look like those that delete \(#\w{6}\): choose another accent/,
    );
    expect(lines.at(-1)).toMatch(/all 56 pairs of colors pass/);
    expect(status).toBe(0);
  });

  it('accepts the example of the README', () => {
    const readme = readFileSync(join(dist, '../README.md'), 'utf8');
    const [, example = ''] = /^```css\n([^]*?)^```/m.exec(readme) ?? [];
    expect(check('padma.css', example)).toMatchObject({ status: 0, error: '' });
  });

  it('names a failing pair in one line with both colours, both figures and a colour that passes', () => {
    const { status, lines } = check('padma.css', padma('#f5a11c', '--dealer-color-accent-on-surface: #ffffff;'));
    expect(status).toBe(1);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /^light: --dealer-color-accent-on-surface #ffffff on --dealer-color-accent-surface #f5a11c has a contrast of 2\.10:1, below 4\.5:1; --dealer-color-accent-on-surface: #[\da-f]{6} passes$/,
    );
  });

  it.each([
    [
      "[data-dealer-mode='dark']",
      "[data-dealer-brand='padma'][data-dealer-mode='dark'] { --dealer-color-text: #000; }",
    ],
    [
      'the dark mode of the system',
      "@media (prefers-color-scheme: dark) { [data-dealer-brand='padma']:not([data-dealer-mode='light']) { --dealer-color-text: #000; } }",
    ],
    ['a nested rule', "[data-dealer-brand='padma'] { &[data-dealer-mode='dark'] { --dealer-color-text: #000; } }"],
    ['a root without a name', "[data-dealer-mode='dark'] { --dealer-color-text: #000; }"],
  ])('reads the colours of %s for the dark mode only', (_case, text) => {
    const { status, lines } = check('padma.css', text);
    expect(status).toBe(1);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !line.startsWith('dark: --dealer-color-text #000 on '))).toEqual([]);
  });

  it('ignores printed pages and elements in a page', () => {
    const text = `${padma('#f2c14e')} @media print { ${padma('#000')} } [data-dealer-brand='padma'] .card { --dealer-color-text: #fff; }`;
    expect(check('padma.css', text).status).toBe(0);
  });

  it.each([
    ['a missing file', 'padma.css', undefined, 'padma.css: the file cannot be read (ENOENT); check its path.'],
    ['broken JSON', 'padma.json', '{', 'padma.json: the file is not valid JSON: '],
    ['broken CSS', 'padma.css', 'a {', 'padma.css: the file is not valid CSS: '],
    ['an unknown seed', 'padma.json', '{ "accent": "#fff", "acent": "#000" }', 'padma.json: the seed acent is wrong: '],
    [
      'an unknown variable',
      'padma.css',
      padma('red', '--dealer-color-acent-hover: red'),
      'padma.css: --dealer-color-acent-hover in line 1 is not a variable of the theme; is it --dealer-color-accent-hover?',
    ],
    ['a colour that it cannot measure', 'padma.css', padma('color-mix(in srgb, red, blue)'), 'padma.css: --dealer-'],
    ['a stylesheet without colours', 'padma.css', 'p { margin: 0 }', 'padma.css: no color of the theme is set'],
  ])('reports %s in one sentence', (_case, file, text, message) => {
    const { status, lines, error } = check(file, text);
    expect([status, lines]).toEqual([2, ['']]);
    expect(error.split('\n')).toEqual([expect.stringContaining(message)]);
  });

  it('suggests colours for any accent that make the brand pass', () => {
    const channel = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'));
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => {
        let text = padma(`#${channels.join('')}`);
        let result = check('padma.css', text);
        for (let count = 0; count < 5 && result.status === 1; count += 1) {
          const [, mode, declaration] = /^(\w+): .*; (--[\w-]+: #\w+) passes$/.exec(result.lines[0] ?? '') ?? [];
          text += `[data-dealer-brand='padma'][data-dealer-mode='${mode}'] { ${declaration}; }`;
          result = check('padma.css', text);
        }
        expect(result.status).toBe(0);
      }),
      { numRuns: 8 },
    );
  });
});

describe('a language', () => {
  /** Runs commands in one empty folder, in which `edit` changes the file between them. */
  const run = (folder: string, ...args: string[]) => {
    const all = [join(dist, 'commands/dealerkitUi.js'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: folder, encoding: 'utf8' });
    return { status, lines: stdout.trimEnd().split('\n'), error: stderr.trimEnd() };
  };
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'language-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };

  it('is one file with comments and examples that compiles, and a check that shows what is left to do', () => {
    const folder = newFolder();
    expect(run(folder, 'language', 'fr-FR.ts').status).toBe(0);
    const file = join(folder, 'fr-FR.ts');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('locale: "fr-FR"');
    expect(text).toContain(
      '    // A step of the history that undid an earlier one.\n    // For example: "Back to Packed"\n',
    );
    expect(text).not.toMatch(/For example: .*(undefined|NaN|\((?!cropped)[a-z]\w*\))/);

    const all = run(folder, 'check-language', 'fr-FR.ts');
    expect(all.status).toBe(1);
    expect(all.lines).toContain('navbar.home is still English: "Home"');
    expect(all.lines.at(-1)).toMatch(/^fr-FR\.ts: 1[,\d]+ to do\.$/);

    const edited = text
      .replace('home: "Home"', 'home: "Accueil", hone: "Accueil"')
      .replace('dashboard: "Dashboard",', '')
      .replace('blog: "Blog"', 'blog: () => "Blog"')
      .replace('`Back to ${status}`', '`Retour`')
      .replace('`Back to “${status}”`', '`Retour à « ${status} »`');
    writeFileSync(file, edited);
    const { lines } = run(folder, 'check-language', 'fr-FR.ts');
    const changed = lines.filter((line) => !line.includes('is still English'));
    expect(changed.slice(0, -1)).toEqual([
      'titles.blog is of another kind than "Blog"',
      'titles.dashboard is missing: "Dashboard"',
      'navbar.hone is not a text of this version',
      expect.stringMatching(/^orders\.backTo leaves a value out: /),
    ]);
    expect(lines.filter((line) => line.startsWith('orders.stepBack') || line.startsWith('navbar.home '))).toEqual([]);
  });

  it('has the types of the catalogue', () => {
    const folder = newFolder();
    run(folder, 'language', 'fr-FR.ts');
    const root = join(dist, '../../..');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const flags = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--ignoreConfig',
      '--module',
      'nodenext',
      '--pretty',
      'false',
      'fr-FR.ts',
    ];
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    expect(spawnSync(join(root, 'node_modules/.bin/tsc'), flags, { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
  });

  it.each([
    ['a file that exists', 'language', 'fr-FR.ts', 'fr-FR.ts: the file exists; check-language shows'],
    ['a name of no language', 'language', 'French.ts', 'French.ts: name the file after its language'],
    ['a missing file', 'check-language', 'de-DE.ts', 'de-DE.ts: Cannot find module'],
    ['a file without texts', 'check-language', 'fr-FR.ts', 'fr-FR.ts: it has no export with the name texts.'],
    ['broken code', 'check-language', 'it-IT.ts', 'it-IT.ts: '],
  ])('reports %s in a sentence', (_case, command, file, message) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'fr-FR.ts'), 'export const a = 1;');
    writeFileSync(join(folder, 'it-IT.ts'), 'export const texts = {');
    const { status, error } = run(folder, command, file);
    expect([status, error]).toEqual([2, expect.stringContaining(message)]);
  });
});
