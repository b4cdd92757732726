let close: () => Promise<void> = async () => undefined;

/** Ends the process with code 0 on a signal, from now on: the first process of a container would ignore one while it starts. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/** Sets what is closed before the process ends on a signal. */
export function closeOnSignal(opened: () => Promise<void>): void {
  close = opened;
}
