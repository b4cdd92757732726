import { join } from 'node:path';
import { onInterrupt, root, run } from './processes.ts';
import { acceptPictures } from './pictures.ts';
import { step } from './step.ts';
import { serveStories } from './storyServer.ts';

onInterrupt(() => undefined);
const built = await step('Building the stories', async () =>
  run(['npm', 'run', '--silent', 'build-storybook'], { quiet: true }),
);
if (built.code !== 0) throw new Error(`The stories could not be built.\n${built.output}`);
const stories = await serveStories(join(root, 'storybook-static'));
try {
  const { passed, failed } = await acceptPictures(stories.address);
  console.log(
    `${passed} pictures accepted, ${failed} failed: look at them in .storybook/baselines before you commit them.`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  stories.close();
}
