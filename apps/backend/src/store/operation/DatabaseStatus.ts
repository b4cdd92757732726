/** What the metrics show of a database on several machines. */
export interface DatabaseStatus {
  /** How far each replica is behind, where the role of the backend may see it. */
  replicas: { name: string; lagSeconds: number }[];
  /** How much work waits in the outbox, if there is one. */
  outboxLength?: number;
}
