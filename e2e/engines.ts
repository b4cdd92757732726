import { globSync } from 'node:fs';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const [executablePath] = globSync(firefoxPaths);
const [webkit] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

// The workers load the configuration too.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  const leftOut = 'is not installed, its tests are left out (Debian: apt-get install';
  if (!executablePath) console.log(`Firefox ${leftOut} firefox-esr).`);
  if (!webkit) console.log(`WebKit ${leftOut} webkit2gtk-driver xvfb).`);
}

/** The engines besides Chromium that are installed. */
export const engines = {
  /** The options by which Playwright runs the Firefox of this system, over WebDriver BiDi. */
  firefox: executablePath && {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath,
      // Half as many processes take a fifth less time.
      firefoxUserPrefs: { 'fission.autostart': false, 'dom.ipc.processPrelaunch.enabled': false },
    },
  },
  /** The path of the browser of WebKitGTK. */
  webkit,
};
