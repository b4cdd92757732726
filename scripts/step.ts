const { stdout } = process;

/** Says what is being done while it is done, and how long it took. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  stdout.write(`${title} ... `);
  // On a terminal the seconds count up, so that a long build does not look like a stuck one.
  const clock = stdout.isTTY
    ? setInterval(() => stdout.write(`\r${title} ... ${seconds().toFixed(0)} s `), 1000)
    : undefined;
  try {
    const result = await work();
    stdout.write(`${clock ? `\r${title} ... ` : ''}${seconds().toFixed(1)} s\n`);
    return result;
  } catch (error) {
    stdout.write('stopped\n');
    throw error;
  } finally {
    clearInterval(clock);
  }
}
