import type { FastifyInstance } from 'fastify';
import type { Days } from '../days.ts';
import type { Store } from '../store/Store.ts';
import { type JobLog, startDailyJob } from './dailyJob.ts';

const failure =
  'The day could not be recorded, so the date may have to be confirmed before the first invoice of a year.';

/** Records each day on which a call changes something. */
export function recordDaysOfChanges(app: FastifyInstance, store: Pick<Store, 'recordDay'>, { dateOf }: Days): void {
  let recorded: string | undefined;
  app.addHook('onSend', async ({ method }, { statusCode }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || statusCode >= 400) return;
    const today = dateOf(Date.now());
    if (today === recorded) return;
    try {
      await store.recordDay(today);
      recorded = today;
    } catch (error) {
      app.log.warn(error, failure);
    }
  });
}

/** Records each day on which the shop runs and makes its backups. Returns a function that stops it. */
export const startDayRecording = (store: Pick<Store, 'recordDay'>, dates: Days, log: JobLog): (() => void) =>
  startDailyJob({ dates, log, run: (_now, today) => store.recordDay(today), failure });
