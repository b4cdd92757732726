import type { Days } from '../days.ts';
import type { PictureStore } from '../store/pictures/PictureStore.ts';
import { type JobLog, startDailyJob } from './dailyJob.ts';

/** Deletes once a day the pictures that no part has named for 30 days. Returns a function that stops it. */
export const startPictureCollection = (
  store: Pick<PictureStore, 'collectPictures'>,
  dates: Days,
  log: JobLog,
): (() => void) =>
  startDailyJob({
    dates,
    log,
    run: async (_now, today) => {
      const deleted = await store.collectPictures(today);
      if (deleted > 0) log.info(`Pictures deleted that no part has named for 30 days: ${deleted}.`);
    },
    failure: 'Unused pictures could not be deleted. This is tried again tomorrow.',
  });
