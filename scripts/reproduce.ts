import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const temporary = mkdtempSync(join(tmpdir(), 'dealerkit-reproduce-'));
const clone = join(temporary, 'another folder');

const run = (cwd: string, program: string, args: string[]) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** The published workspaces, by name. */
const packages = globSync('{packages,apps}/*/package.json', { cwd: root }).flatMap((file) => {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; private?: boolean };
  return manifest.private ? [] : [{ name: manifest.name, folder: dirname(file) }];
});

/** Builds and packs every package of a checkout. Returns the hash of each tarball, by the name of its package. */
function pack(checkout: string, destination: string, options: string[] = []): Map<string, string> {
  const filters = packages.map(({ name }) => `--filter=${name}`);
  run(checkout, 'npx', ['turbo', 'run', 'build', 'llms', ...filters, '--output-logs=errors-only', ...options]);
  mkdirSync(destination);
  return new Map(
    packages.map(({ name, folder }) => {
      const json = run(join(checkout, folder), 'npm', ['pack', '--json', '--pack-destination', destination]);
      const [tarball] = Object.values(JSON.parse(json) as { integrity: string }[]);
      if (tarball === undefined) throw new Error(`npm packed nothing in ${folder}.`);
      return [name, tarball.integrity];
    }),
  );
}

// Builds the last commit a second time in another folder, with freshly installed tools, and compares the bytes of the tarballs.
try {
  const first = pack(root, join(temporary, 'first'));
  run(temporary, 'git', ['clone', '--quiet', root, clone]);
  run(clone, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  const second = pack(clone, join(temporary, 'second'), ['--force']);
  for (const [name, hash] of first) {
    const isSame = second.get(name) === hash;
    console.log(isSame ? `${name}: the same bytes, ${hash}` : `${name}: ${hash}, then ${second.get(name)}`);
    if (!isSame) process.exitCode = 1;
  }
  if (process.exitCode) console.log(`The tarballs to compare are in ${temporary}.`);
} finally {
  rmSync(process.exitCode ? clone : temporary, { recursive: true, force: true });
}
