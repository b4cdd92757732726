import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Answers, UsageError } from './Answers.ts';
import { valuesOf } from './siteOf.ts';

const packageFolder = join(import.meta.dirname, '..');
const template = join(packageFolder, 'template');

const manifest = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
  // Install scripts that the shop does not need, about which npm otherwise asks.
  allowScripts: v.record(v.string(), v.literal(false)),
});
const ownManifest = v.object({ version: v.string(), devDependencies: v.record(v.string(), v.string()) });

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const unusable = (folder: string, { code = 'unknown' }: NodeJS.ErrnoException) =>
  new UsageError(`${folder} cannot be used (${code}): choose another folder.`);

/** Fails unless the folder is missing or empty. @throws UsageError */
export async function checkFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw unusable(folder, error);
  });
  if (entries.length > 0) throw new UsageError(`${folder} is not empty: choose another folder, or empty it.`);
}

/** Replaces the marks in every file of a folder. */
async function fill(folder: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(/__[A-Z]+(?:_[A-Z]+)*__/g, (mark) => values[mark] ?? mark),
    );
  }
}

/** The folders of the template whose files replace or join those of every site. */
const overlays = { embedded: ['embedded'], own: ['nginx', 'own'], static: ['nginx', 'static'] } as const;

/** Copies a packed package into the site, as its specifier in the manifest. @throws UsageError */
async function takePacked(folder: string, packages: string, name: string, version: string): Promise<string> {
  const tarball = `packed/${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  await cp(join(resolve(packages), basename(tarball)), join(folder, tarball)).catch((error: NodeJS.ErrnoException) => {
    throw unusable(packages, error);
  });
  return `file:${tarball}`;
}

/** The flags that give these answers. */
const flagsOf = ({ languages, ...texts }: Answers) => [
  ...Object.entries(texts).map(([name, text]) => `--${name}=${text}`),
  `--languages=${languages.join(',')}`,
];

/** Gives the packages of dealerkit the versions with which this command was built, and the site those that its host needs and how it was created. */
async function writeManifest(folder: string, answers: Answers, packages: string | undefined): Promise<void> {
  const file = join(folder, 'package.json');
  const json = v.parse(v.record(v.string(), v.unknown()), await readJson(file));
  const site = v.parse(manifest, json);
  const own = v.parse(ownManifest, await readJson(join(packageFolder, 'package.json')));
  const versions = own.devDependencies;
  if (answers.host === 'embedded') {
    site.dependencies = { '@dealerkit/backend': '*', ...site.dependencies };
    // The accounts of the demo; a shop with its own Firebase project removes it.
    site.devDependencies['firebase-tools'] = '15.34.2';
    site.dependencies = { firebase: '^12.19.0', ...site.dependencies };
    Object.assign(site.allowScripts, { re2: false, '@firebase/util': false, protobufjs: false });
  }
  for (const name of Object.keys(site.dependencies)) {
    const version = versions[name];
    if (version === undefined) continue;
    site.dependencies[name] =
      packages === undefined ? `^${version}` : await takePacked(folder, packages, name, version);
  }
  const sorted = (table: Record<string, string>) =>
    Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const { dependencies, devDependencies, allowScripts } = site;
  const tables = { dependencies: sorted(dependencies), devDependencies: sorted(devDependencies), allowScripts };
  const command = 'create-dealerkit';
  const starter =
    packages === undefined ? `${command}@${own.version}` : await takePacked(folder, packages, command, own.version);
  const written = { ...json, ...tables, dealerkit: { starter, flags: flagsOf(answers) } };
  await writeFile(file, `${JSON.stringify(written, null, 2)}\n`);
}

async function writeSite(folder: string, answers: Answers, packages: string | undefined): Promise<void> {
  await cp(join(template, 'site'), folder, { recursive: true });
  for (const overlay of overlays[answers.host]) await cp(join(template, overlay), folder, { recursive: true });
  // npm leaves out a .gitignore when it packs a package.
  await rename(join(folder, '_gitignore'), join(folder, '.gitignore'));
  await fill(folder, valuesOf(answers));
  await writeManifest(folder, answers, packages);
}

interface CreateOptions {
  /** Ends the work; nothing stays. */
  signal: AbortSignal;
  /** The folder of packed packages that the site takes instead of the published ones. */
  packages?: string | undefined;
}

/** Writes a site beside its folder, and moves it there when it is complete. @throws UsageError */
export async function createSite(folder: string, answers: Answers, { signal, packages }: CreateOptions): Promise<void> {
  await checkFolder(folder);
  const parent = dirname(folder);
  const temporary = await mkdir(parent, { recursive: true })
    .then(() => mkdtemp(join(parent, `.${basename(folder)}-`)))
    .catch((error: NodeJS.ErrnoException) => {
      throw unusable(folder, error);
    });
  try {
    await writeSite(temporary, answers, packages);
    signal.throwIfAborted();
    // A temporary folder is for its user only.
    await chmod(temporary, 0o755);
    await rmdir(folder).catch(() => undefined);
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}
