import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { givenBrowser } from './browser.ts';
import { differenceOf } from './comparePixels.ts';
import { openCamera, openDarkroom, photograph, strangeFonts } from './photograph.ts';
import { fileOf, picturesOf } from './pictureList.ts';
import type { StoryIndex } from './pictureList.ts';
import { isPinned } from './pinnedBrowser.ts';
import { root } from './processes.ts';
import type { Count } from './reports.ts';

/** The accepted pictures. */
export const baselines = join(root, '.storybook', 'baselines');
const differences = join(root, 'test-results', 'pictures');

/** Two pages keep two processors busy. */
const CAMERAS = 2;

/** What is done with a picture that was taken; resolves to what is wrong with it. */
type Judge = (file: string, taken: Buffer, page: Page) => Promise<string | undefined>;

/** Compares every picture of the built stories with the accepted one; what differs lies in `test-results/pictures` afterwards. */
export async function comparePictures(address: string): Promise<Count> {
  if (!isPinned(await givenBrowser())) {
    console.log(
      'Pictures are skipped: they are compared only as drawn by the Chromium pinned in the lockfile (Linux on x64).',
    );
    return { passed: 0, failed: 0 };
  }
  await rm(differences, { recursive: true, force: true });
  const { taken, failed } = await takeAll(address, compare);
  const orphans = (await readdir(baselines)).filter((file) => !taken.includes(file));
  for (const file of orphans) console.error(`${file} is a picture of nothing: "npm run baselines" removes it.`);
  return { passed: taken.length - failed, failed: failed + orphans.length };
}

/** Replaces the accepted pictures by new ones. @throws where another browser than the pinned one would draw them */
export async function acceptPictures(address: string): Promise<Count> {
  if (!isPinned(await givenBrowser()))
    throw new Error(
      'Only the Chromium pinned in the lockfile (Linux on x64) can take the pictures: unset CHROMIUM_PATH.',
    );
  await mkdir(baselines, { recursive: true });
  const { taken, failed } = await takeAll(address, accept);
  const orphans = (await readdir(baselines)).filter((file) => !taken.includes(file));
  await Promise.all(orphans.map(async (file) => rm(join(baselines, file))));
  return { passed: taken.length - failed, failed };
}

async function takeAll(address: string, judge: Judge): Promise<{ taken: string[]; failed: number }> {
  const index = (await (await fetch(`${address}/index.json`)).json()) as StoryIndex;
  const pictures = picturesOf(index);
  const waiting = pictures.values();
  const browser = await openDarkroom();
  let failed = 0;
  const work = async () => {
    for (const picture of waiting) {
      const page = await openCamera(browser);
      const reason = await photograph(page, address, picture)
        .then(async (taken) => judge(fileOf(picture), taken, page))
        .catch((error: Error) => error.message);
      await page.close();
      if (reason === undefined) continue;
      failed += 1;
      console.error(`${fileOf(picture)} ${reason}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CAMERAS }, work));
  } finally {
    await browser.close();
  }
  return { taken: pictures.map(fileOf), failed };
}

async function compare(file: string, taken: Buffer): Promise<string | undefined> {
  const expected = await readFile(join(baselines, file)).catch(() => undefined);
  if (expected === undefined) return 'has no accepted picture: look at it, then run "npm run baselines".';
  const difference = differenceOf(PNG.sync.read(expected), PNG.sync.read(taken));
  if (difference === undefined) return undefined;
  const folder = join(differences, file.replace(/\.png$/, ''));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'expected.png'), expected);
  await writeFile(join(folder, 'actual.png'), taken);
  if (difference.picture) await writeFile(join(folder, 'difference.png'), PNG.sync.write(difference.picture));
  return `${difference.reason}: see ${relative(root, folder)}; if it is meant so, run "npm run baselines".`;
}

/** Flat pages pack best without filters. */
const packing = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 };

async function accept(file: string, taken: Buffer, page: Page): Promise<string | undefined> {
  const strangers = await strangeFonts(page);
  if (strangers.length > 0)
    return `has letters of ${strangers.join(', ')}, a font that the page does not bring itself.`;
  await writeFile(join(baselines, file), PNG.sync.write(PNG.sync.read(taken), packing));
  return undefined;
}
