/** npm runs a script in a shell and, told to stop, stops that shell and nobody else: whoever runs for long must notice it alone. */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
}
