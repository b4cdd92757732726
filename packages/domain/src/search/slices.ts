/** How work that takes long gives way to the page. */
export interface Slices {
  /** Is awaited between slices; it can wait for an idle callback. */
  pause: () => Promise<void>;
  /** The longest slice, in milliseconds. */
  sliceMs?: number;
}

/** Runs a generator to its end, in slices. */
export const runInSlices = async <T>(steps: Generator<undefined, T>, { pause, sliceMs = 10 }: Slices): Promise<T> => {
  let end = performance.now() + sliceMs;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + sliceMs;
  }
};
