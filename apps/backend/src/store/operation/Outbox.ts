/** The purges at the edge that changes of public data need. Each is stored in the transaction of its change. */
export interface Outbox {
  /** Calls the listener with the keys of every change that this process has committed. */
  onCommit: (listener: (keys: readonly string[]) => void) => void;
  /**
   * Gives the keys of stored purges to `send`, and deletes the purges once it resolves; no two processes take the same ones. They are
   * about a second old: the edge may have been fetching the outdated response during the purge after the commit. Resolves to whether all were taken.
   */
  deliver: (send: (keys: ReadonlySet<string>) => Promise<void>) => Promise<boolean>;
  /** Deletes stored purges without sending them; resolves to their number. */
  dropOlderThan: (seconds: number) => Promise<number>;
}
