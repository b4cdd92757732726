import { renderToStaticMarkup } from 'react-dom/server';
import { brands } from '@dealerkit/ui/brands';
import { settings } from '../content/settings.js';
import { RESPONSES_ID } from './assets.js';
import type { Assets, PageFiles } from './assets.js';
import type { PageHead } from './head.js';

export interface DocumentProps {
  /** Code and locale of the language of the markup. */
  language: { code: string; locale: string };
  /** What search engines and previews show of the page. */
  head: PageHead;
  /** What the page says and offers if its script cannot be loaded. */
  loadError: { advice: string; tryAgain: string };
  /** The files of the page. */
  files: PageFiles;
  /** The styles that the markup uses. */
  styles: string;
  /** The files of all pages. */
  assets: Assets;
  /** The page as React has rendered it. */
  markup: string;
  /** The path or pattern of the addresses at which the browser may hydrate the markup; none for a layout that other pages start with. */
  hydratedAt?: string | undefined;
  /** The responses with which the markup was rendered, by SWR's keys. */
  fallback?: Readonly<Record<string, unknown>> | undefined;
  /** URLs of the calls that the page makes as soon as it runs. */
  calls?: readonly string[] | undefined;
}

const { light, dark } = brands[settings.brand];

/** The colour of the browser's toolbar in each mode, which is that of the shop's header. */
const themeColors = { light: light.brand, dark: dark.brand };

const isFont = (file: string) => file.endsWith('.woff2');

const HeadOf = ({ head: { title, description, url, site, type, image, structuredData } }: { head: PageHead }) => {
  const properties = { type, site_name: site, title, url, description, image };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined &&
        Object.entries(properties).map(
          ([property, content]) => content && <meta key={property} property={`og:${property}`} content={content} />,
        )}
      {structuredData && <script type="application/ld+json">{JSON.stringify(structuredData)}</script>}
    </>
  );
};

/**
 * The HTML of every page. The browser hydrates the markup and not the document, so that no script contains styles and file names again.
 */
export const Document = ({
  language,
  head,
  loadError,
  files,
  styles,
  assets,
  markup,
  hydratedAt,
  fallback,
  calls,
}: DocumentProps) => {
  const { languages, fonts, inlineScripts } = assets;
  const { [language.code]: own, ...others } = languages;
  const ofLanguage = own?.files ?? [];
  const scripts = [...files.scripts, ...ofLanguage.filter((file) => !isFont(file))];
  return (
    <html
      lang={language.locale}
      data-language={language.code}
      data-languages={JSON.stringify(others)}
      data-dealer-brand={settings.brand}
      data-dealer-mode="system"
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadOf head={head} />
        {Object.entries(themeColors).map(([mode, color]) => (
          <meta key={mode} name="theme-color" content={color} media={`(prefers-color-scheme: ${mode})`} />
        ))}
        <script>{inlineScripts.first}</script>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/logo/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/logo/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {[...fonts, ...ofLanguage.filter(isFont)].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {calls?.map((call) => (
          <link key={call} rel="preload" as="fetch" href={call} crossOrigin="" />
        ))}
        <style>{styles}</style>
      </head>
      <body>
        <div
          id="root"
          data-scripts={scripts.join(' ')}
          data-style-sheets={files.styleSheets.join(' ')}
          data-page={hydratedAt}
          dangerouslySetInnerHTML={{ __html: markup }}
        />
        {fallback && (
          <script type="application/json" id={RESPONSES_ID}>
            {JSON.stringify(fallback)}
          </script>
        )}
        <template
          id="load-error"
          dangerouslySetInnerHTML={{
            __html: renderToStaticMarkup(
              <div role="alert">
                <p>{loadError.advice}</p>
                <button type="button">{loadError.tryAgain}</button>
              </div>,
            ),
          }}
        />
        <script type="module">{inlineScripts.start}</script>
      </body>
    </html>
  );
};
