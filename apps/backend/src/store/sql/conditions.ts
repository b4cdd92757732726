/** A condition of a WHERE clause, with the values of its `?` placeholders. */
export interface Condition {
  sql: string;
  values: readonly (string | number)[];
}

/** A WHERE clause of all conditions, or nothing. */
export function whereOf(conditions: readonly Condition[]): string {
  return conditions.length ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '';
}

/** The values of all placeholders, in their order. */
export function valuesOf(conditions: readonly Condition[]): (string | number)[] {
  return conditions.flatMap(({ values }) => values);
}
