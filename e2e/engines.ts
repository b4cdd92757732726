import { globSync } from 'node:fs';

/** The first path that one of the patterns matches. Without one a sentence says that the engine is left out. */
function find(engine: string, packages: string, patterns: string[]): string | undefined {
  const [found] = patterns.flatMap((pattern) => globSync(pattern));
  // The workers load the configuration too.
  if (found === undefined && process.env['TEST_WORKER_INDEX'] === undefined)
    console.log(`${engine} is not installed, its tests are left out (Debian: apt-get install ${packages}).`);
  return found;
}

const executablePath = find('Firefox', 'firefox-esr', [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]);

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
  webkit: find('WebKit', 'webkit2gtk-driver xvfb', ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser']),
};
