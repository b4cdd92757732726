import { onInterrupt, run } from './processes.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  onInterrupt(() => undefined);
  const { code } = await run(['chromatic'], { minutes: 30 });
  process.exitCode = code;
} else {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
}
