/** Whether accounts are those of the demo emulator on this origin. Constant at build time, so each build contains one variant only. */
export const isDemo = !import.meta.env.VITE_FIREBASE_API_KEY;

/** The page of the demo server with the e-mails that the shop would have sent. */
export const demoMails = '/emulator/mails';
