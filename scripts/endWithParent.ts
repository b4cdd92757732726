/** Ends this process when the one that has started it is gone, also if that was killed outright and so could take nobody with it. */
export function endWithParent(): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
}
