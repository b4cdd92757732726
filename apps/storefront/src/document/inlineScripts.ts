/**
 * The scripts inside every document. They name no file, so that their hashes in the content security policy are the same for all
 * documents. The build minifies them.
 */
export const inlineScripts = {
  /**
   * Runs before the first paint. Keeps presses of buttons, also those that submit a form, until the page dispatches `interactive`, and repeats
   * each once; a button with a popover, and one of a form with an address, work without a script. If a script fails, the marks are removed. Shows nothing in another
   * colour mode or language than the stored one, or the first of the browser that the shop has. If the script of the page is gone, because a version is being deployed, the page reloads once in
   * an hour, as in `newVersion`, and then offers a button.
   */
  first: `{
    const pending = new Set();
    const hold = (event) => {
      const button = event.target.closest('button:not([popovertarget],[action] [type=submit])');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      pending.add(button);
      button.dataset.pending = '';
    };
    const unmark = () => pending.forEach((button) => delete button.dataset.pending);
    addEventListener('click', hold, true);
    const offerReload = () => {
      const { content } = document.getElementById('load-error');
      removeEventListener('click', hold, true);
      content.querySelector('button').onclick = () => location.reload();
      document.getElementById('root').prepend(content);
    };
    addEventListener('error', ({ target }) => {
      unmark();
      // Scripts of others, such as Google's, are no modules.
      if (target.type !== 'module') return;
      let canReload = false;
      try {
        canReload = !(Date.now() - sessionStorage.reloadedAt < 36e5);
        if (canReload) sessionStorage.reloadedAt = Date.now();
      } catch {}
      // Without a connection a reload would lose what the page shows.
      if (canReload) fetch(location).then(() => location.reload(), offerReload);
      else offerReload();
    }, true);
    addEventListener('interactive', () => {
      removeEventListener('click', hold, true);
      unmark();
      pending.forEach((button) => button.click());
    }, { once: true });
  }
  try {
    const root = document.documentElement;
    // A page that is opened again has its scroll position, for which the height of all rows must be known.
    if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.dataset.static = '';
    root.dataset.dealerMode = localStorage.getItem('colorMode') || 'system';
    const others = JSON.parse(root.dataset.languages);
    const preferred = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
    const language = others[
      [localStorage.getItem('language'), ...preferred].find((code) => code === root.dataset.language || code in others)
    ];
    if (language) {
      for (const href of language.files) {
        const kind = href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'font' };
        document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', href }, kind));
      }
      const { lang } = root;
      const { title } = document;
      root.lang = language.locale;
      root.dataset.waiting = document.title = '';
      // If the script fails or takes too long, the page is shown as it is rendered.
      const show = () => {
        if (!('waiting' in root.dataset)) return;
        delete root.dataset.waiting;
        root.lang = lang;
        document.title = title;
      };
      addEventListener('error', ({ target }) => target.nodeName === 'SCRIPT' && show(), true);
      setTimeout(show, 10000);
    }
  } catch {}`,

  /**
   * Loads all rules of the page and the application after the first frame, so that neither competes with what the frame shows. The
   * application starts when the rules are there, because it shows what the document has no rules for. A page in the background has
   * no frame, and a browser can lack the entry for it.
   */
  start: `const start = () => {
    const add = (name, attributes) => {
      const element = Object.assign(document.createElement(name), { crossOrigin: '', ...attributes });
      document.head.append(element);
      return element;
    };
    const { scripts, styleSheets } = document.getElementById('root').dataset;
    const sheets = styleSheets.split(' ').map((href) => new Promise((resolve) => {
      const sheet = add('link', { rel: 'stylesheet', href });
      sheet.onload = sheet.onerror = resolve;
    }));
    const files = scripts.split(' ');
    for (const href of files) add('link', { rel: 'modulepreload', href });
    Promise.all(sheets).then(() => add('script', { type: 'module', src: files[0] }));
  };
  const onPaint = (entries, observer) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    start();
  };
  const hasPaint = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint');
  if (!hasPaint || document.hidden || 'waiting' in document.documentElement.dataset) start();
  else new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });`,
};
