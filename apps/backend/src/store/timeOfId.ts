/** The time at which an `_id` was created (D28), in milliseconds since 1970. */
export function timeOfId(_id: string): number {
  return Number.parseInt(_id.slice(0, 12), 16);
}
