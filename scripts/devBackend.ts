import { endWithParent } from './endWithParent.ts';
import { onInterrupt, run } from './processes.ts';

/** As long as a timer can wait: it runs until somebody stops it. */
const minutes = 24 * 24 * 60;

/** The backend of `npm run dev`, anew after each change of a source; it stays behind nobody, as Node's own watcher would. */
endWithParent();
onInterrupt(() => {});
await run(['node', '--watch', '--watch-preserve-output', 'apps/backend/src/main.ts'], { minutes });
