import { onInterrupt, run } from './processes.ts';

/** Everything about the code that a machine can judge without running it (the types that lint reads come from the build). */
const checks: Record<string, string[][]> = {
  format: [['oxfmt', '--check', '.']],
  build: [['turbo', 'run', 'build', '--output-logs=errors-only']],
  lint: [['oxlint']],
  types: [
    ['tsc', '-p', '.'],
    ['turbo', 'run', 'type-check', '--output-logs=errors-only'],
  ],
  unused: [['knip']],
  packages: [['npm', 'run', '--silent', 'check-package', '-w', '@dealerkit/api-client', '-w', '@dealerkit/ui']],
  sizes: [['npm', 'run', '--silent', 'size', '-w', '@dealerkit/ui', '-w', '@dealerkit/storefront']],
};

async function check(name: string, commands: string[][]): Promise<boolean> {
  const start = performance.now();
  for (const command of commands) {
    const { code, output } = await run(command, { quiet: true });
    if (code !== 0) {
      console.log(`\n${output.trim()}\n\nFAILED  ${name}: ${command.join(' ')}\n`);
      return false;
    }
  }
  console.log(`ok      ${name.padEnd(9)} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s`);
  return true;
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(checks, name));
if (unknown === undefined) {
  onInterrupt(() => undefined);
  const failed: string[] = [];
  for (const [name, commands] of Object.entries(checks)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    if (!(await check(name, commands))) failed.push(name);
  }
  console.log(failed.length === 0 ? 'Every check passed.' : `Checks that failed: ${failed.join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} else {
  console.error(
    `There is no check "${unknown}": choose among ${Object.keys(checks).join(', ')}, or name none for all.`,
  );
  process.exitCode = 1;
}
