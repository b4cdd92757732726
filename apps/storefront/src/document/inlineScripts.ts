/**
 * The scripts inside every document. They name no file, so that their hashes in the content security policy are the same for all
 * documents. The build minifies them.
 */
export const inlineScripts = {
  /** Runs before the first paint, so that nothing is shown in another colour mode or language than the stored one. */
  preferences: `try {
    const root = document.documentElement;
    root.dataset.dealerMode = localStorage.getItem('colorMode') || 'system';
    const code = localStorage.getItem('language');
    const language = JSON.parse(root.dataset.languages)[code];
    if (language && code !== root.dataset.language) {
      for (const href of language.files) {
        const link = document.createElement('link');
        Object.assign(link, href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'font' });
        Object.assign(link, { crossOrigin: '', href });
        document.head.append(link);
      }
      const rendered = { lang: root.lang, title: document.title };
      root.lang = language.locale;
      root.dataset.waiting = document.title = '';
      // If the script fails or takes too long, the page is shown as it is rendered.
      const show = () => {
        if (!('waiting' in root.dataset)) return;
        delete root.dataset.waiting;
        root.lang = rendered.lang;
        document.title = rendered.title;
      };
      addEventListener('error', ({ target }) => target.nodeName === 'SCRIPT' && show(), true);
      setTimeout(show, 10000);
    }
  } catch {}`,

  /**
   * Loads and starts the application after the first frame, so that no script competes with what the frame shows. A page in the
   * background has no frame, and a browser can lack the entry for it.
   */
  start: `const start = () => {
    const add = (name, attributes) =>
      document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }));
    const files = document.getElementById('root').dataset.scripts.split(' ');
    for (const href of files) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: files[0] });
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
