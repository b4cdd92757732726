'use client';
import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { BrandedPart } from './BrandedPart.js';
import { sharedTexts } from './texts/en/shared.js';
import type { LoadedTexts, Texts } from './texts/en.js';
import { formatMoney } from './format/money.js';
import { formatNumber } from './format/numbers.js';
import type { BrandName } from './theme/brands.js';
import { warnInDevelopment } from './theme/brand/warnInDevelopment.js';

export type { BrandName } from './theme/brands.js';

/** A picture in all its formats and widths. */
export interface PictureSource {
  /** The URL for browsers that support none of the formats in `sources`. */
  src: string;
  /** Width and height in pixels, which reserve the space of the picture while it loads. */
  width: number;
  height: number;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** `srcset` values by MIME type, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
}

/** Renders a link, for example with the router of the application. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/** The colour mode: that of the system, light or dark. */
export type Mode = 'system' | 'light' | 'dark';

/** What a provider is not given comes from the provider around it, if there is one. */
export interface UiProviderProps {
  /** The name of a brand. Your own brand needs a stylesheet that sets its variables. @default 'surma' */
  brand?: BrandName | (string & {}) | undefined;
  /** The colour mode. @default 'system' */
  mode?: Mode | undefined;
  /** The catalogue of all texts. Components bring the English of sections that it does not have. @default English */
  texts?: LoadedTexts | undefined;
  /** The ISO 4217 code of the currency of the prices. Without one, they have the sign of no currency, ¤. @default 'XXX' */
  currency?: string | undefined;
  /** The country code of phone numbers that are written without one. @default '880' */
  phoneCountryCode?: string | undefined;
  /** Renders all links, for example with a router. @default a plain anchor */
  linkComponent?: LinkComponent | 'a' | undefined;
  /** Whether this is a part of a page with styles of its own, which `isolated.css` keeps away from it. @default false */
  isolated?: boolean | undefined;
  /** Returns smaller or newer formats of the picture at a URL, or undefined if there are none. */
  pictureFor?: ((url: string) => Omit<PictureSource, 'alt'> | undefined) | undefined;
  children: ReactNode;
}

type Given = Omit<UiProviderProps, 'linkComponent' | 'isolated' | 'children'>;

type Settings = { [Name in keyof Given]-?: NonNullable<Given[Name]> } & { Link: LinkComponent | 'a' };

interface Ui extends Settings {
  /** Formats a number in the digits and grouping of the language. */
  formatNumber: (value: number) => string;
  /** Formats an amount in the currency of the dealer. */
  formatMoney: (value: number) => string;
}

const createUi = (settings: Settings): Ui => ({
  ...settings,
  formatNumber: (value) => formatNumber(value, settings.texts.locale),
  formatMoney: (value) => formatMoney(value, settings.texts.locale, settings.currency),
});

const defaultUi = createUi({
  brand: 'surma',
  mode: 'system',
  texts: sharedTexts,
  // The code of ISO 4217 for no currency, since a wrong one would be taken for the price.
  currency: 'XXX',
  phoneCountryCode: '880',
  Link: 'a',
  pictureFor: () => undefined,
});

const UiContext = createContext<Ui>(defaultUi);

/** Returns the brand, mode, texts of every page, formatters and link component of the nearest `UiProvider`. */
export const useUi = (): Ui => useContext(UiContext);

/**
 * Returns the texts of the nearest `UiProvider`, with the English of the given sections where its catalogue has none. Pass a constant
 * of `texts/en/`, or several of them spread into a constant of your own: they are loaded with the module that imports them.
 */
export const useTexts = <English extends Partial<Texts>>(english: English): LoadedTexts & English => {
  const { texts } = useUi();
  return useMemo(() => ({ ...english, ...texts }), [english, texts]);
};

/**
 * Provides brand, mode, texts, currency and link component to all components inside. The outer provider sets brand, mode and
 * language for the whole page; one inside of it, or an `isolated` one, renders a `div` and sets them for this part of the page only.
 */
export const UiProvider = ({ children, isolated, ...props }: UiProviderProps) => {
  const outer = useUi();
  const {
    brand = outer.brand,
    mode = outer.mode,
    texts = outer.texts,
    currency = outer.currency,
    phoneCountryCode = outer.phoneCountryCode,
    linkComponent: Link = outer.Link,
    pictureFor = outer.pictureFor,
  } = props;
  const ui = useMemo(
    () => createUi({ brand, mode, texts, currency, phoneCountryCode, Link, pictureFor }),
    [brand, mode, texts, currency, phoneCountryCode, Link, pictureFor],
  );
  const isWholePage = outer === defaultUi && !isolated;
  const { locale } = texts;
  // On the root, because dialogs and toasts are rendered outside the provider.
  useLayoutEffect(() => {
    if (!isWholePage) return;
    const root = document.documentElement;
    root.dataset['dealerBrand'] = brand;
    root.dataset['dealerMode'] = mode;
    root.lang = locale;
    warnInDevelopment(root, brand);
  }, [isWholePage, brand, mode, locale]);
  return (
    <UiContext value={ui}>
      {isWholePage ? (
        children
      ) : (
        <BrandedPart brand={brand} mode={mode} locale={locale} isolated={isolated}>
          {children}
        </BrandedPart>
      )}
    </UiContext>
  );
};
