import { startSender } from '../../src/notifications/sender.ts';
import { openStore } from '../../src/store/engines/openStore.ts';
import { mailChannel } from './mailChannel.ts';

/** A sender for tests, which ends with its parent process: `node senderProcess.ts <SMTP> <lease time> <data folder> [<PostgreSQL>]`. */
const [smtp = '', leaseTime = '', dataDir = '', databaseUrl] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl });
process.once('disconnect', () => process.exit());
startSender(
  store,
  [mailChannel(smtp)],
  { warn: (message: unknown) => void process.stderr.write(`${String(message)}\n`) },
  // A mail that takes longer on a busy machine would be sent twice.
  { interval: 20, leaseTime: Number(leaseTime), sendTime: Number(leaseTime) / 2 },
);
