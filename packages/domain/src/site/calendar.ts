/** Whether a text begins with a day that `Date` would roll over to the next month, such as 2026-02-30. */
export const isRolledOver = (text: string): boolean => {
  const day = text.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && !new Date(time).toISOString().startsWith(day);
};
