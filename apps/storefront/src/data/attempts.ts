const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Names attempts to change something. Tried again with the same content, an attempt whose answer never came keeps its key, so that
 * the host takes it for the one it may have carried out already; once it has been answered, the same content is a new attempt.
 */
export const createAttempts = () => {
  const unanswered = new Map<string, string>();
  return {
    keyOf(content: string): string {
      const key = unanswered.get(content) ?? randomKey();
      unanswered.set(content, key);
      return key;
    },
    answered(content: string): void {
      unanswered.delete(content);
    },
  };
};
