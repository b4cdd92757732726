import path from 'node:path';

/** How a command is typed before its arguments: in a site with the published backend, which is JavaScript, it is no script of npm. */
export const commandLine = (command: string, script = command): string =>
  path.extname(import.meta.filename) === '.js' ? `npx dealerkit-backend ${command}` : `npm run ${script} --`;
