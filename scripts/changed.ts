import { execFileSync } from 'node:child_process';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Returns the commit at which the work in this checkout began: where it left the main branch, or the last commit. */
export const changedSince = (): string => {
  const main = git('branch', '--list', '--all', '--format=%(refname:short)', 'origin/main', 'main').split('\n')[0];
  return main ? git('merge-base', 'HEAD', main) : 'HEAD';
};

/** Returns the names of the components whose files differ from a commit, separated by commas. */
export const changedComponents = (base: string): string => {
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].join('\n');
  const found = files.matchAll(/^packages\/ui\/src\/(?:elements|blocks|screens)\/(\w+)\//gm);
  return [...new Set(Array.from(found, ([, name = '']) => name))].join(',');
};
