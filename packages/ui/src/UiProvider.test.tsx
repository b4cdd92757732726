import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Menu, MenuItem } from './elements/Menu/Menu.js';
import { Tooltip } from './elements/Tooltip/Tooltip.js';
import { bn } from './texts/bn.js';
import { en } from './texts/en.js';
import { auditTexts } from './texts/en/audit.js';
import { exportsTexts } from './texts/en/exports.js';
import { extendTexts } from './texts/extendTexts.js';
import { UiProvider, useTexts, useUi } from './UiProvider.js';
import type { UiProviderProps } from './UiProvider.js';

const Settings = () => {
  const { brand, mode, texts, formatMoney } = useUi();
  return <p>{[brand, mode, texts.locale, formatMoney(1)].join(' ')}</p>;
};

const Page = (props: Omit<UiProviderProps, 'children'>) => (
  <UiProvider {...props}>
    <Settings />
  </UiProvider>
);

const style = (css: string) => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const sections = { ...auditTexts, ...exportsTexts };

const Section = () => {
  const { titles, audit, exports } = useTexts(sections);
  return <p>{[titles.audit, audit.lead, exports.export].join(' | ')}</p>;
};

it('reads the texts of a section in English without a provider, and as the catalogue of the provider has them', () => {
  render(<Section />);
  expect(screen.getByText([en.titles.audit, en.audit.lead, en.exports.export].join(' | '))).toBeDefined();

  render(
    <UiProvider currency="BDT" texts={bn}>
      <Section />
    </UiProvider>,
  );
  expect(screen.getByText([bn.titles.audit, bn.audit.lead, bn.exports.export].join(' | '))).toBeDefined();

  render(
    <UiProvider currency="BDT" texts={extendTexts(en, { audit: { lead: 'Who did what' } })}>
      <Section />
    </UiProvider>,
  );
  expect(screen.getByText([en.titles.audit, 'Who did what', en.exports.export].join(' | '))).toBeDefined();
});

it('inherits what a nested provider is not given', () => {
  render(
    <UiProvider brand="meghna" mode="light" currency="EUR">
      <UiProvider mode="dark" texts={bn}>
        <Settings />
      </UiProvider>
    </UiProvider>,
  );
  expect(screen.getByText(/^meghna dark bn-BD .*€/)).toBeDefined();
});

it('sets brand, mode and language of the page by the outer provider, and of a part by the inner one', () => {
  render(
    <UiProvider currency="BDT" brand="meghna" mode="light">
      <UiProvider brand="wireframe" mode="dark" texts={bn}>
        <Settings />
      </UiProvider>
    </UiProvider>,
  );
  expect(document.documentElement).toMatchObject({
    lang: 'en-BD',
    dataset: { dealerBrand: 'meghna', dealerMode: 'light' },
  });
  expect(screen.getByText(/^wireframe/).parentElement).toMatchObject({
    lang: 'bn-BD',
    dataset: { dealerBrand: 'wireframe', dealerMode: 'dark' },
  });
});

it('renders the attributes of a part on the server', () => {
  const html = renderToString(
    <UiProvider>
      <UiProvider brand="meghna" mode="dark">
        <p />
      </UiProvider>
    </UiProvider>,
  );
  expect(html).toBe('<div data-dealer-brand="meghna" data-dealer-mode="dark" lang="en-BD"><p></p></div>');
});

it('renders a menu and a tooltip into the part that they belong to', () => {
  render(
    <UiProvider currency="BDT">
      <UiProvider brand="meghna" mode="dark">
        <Menu trigger={<button type="button">Order</button>} open>
          <MenuItem>Edit</MenuItem>
        </Menu>
        <Tooltip text="As a file" open>
          <button type="button">Export</button>
        </Tooltip>
      </UiProvider>
    </UiProvider>,
  );
  for (const role of ['menu', 'tooltip'])
    expect(screen.getByRole(role).closest('[data-dealer-brand="meghna"]')).not.toBeNull();
});

const lowContrast = (brand: string) =>
  style(`[data-dealer-brand='${brand}'] {
    --dealer-color-background: #ffffff; --dealer-color-text: #bbbbbb; --dealer-color-link: #0000ee; }`);

it('warns of low contrast once for each mode of an own brand', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  lowContrast('padma');
  const { rerender } = render(<Page currency="BDT" brand="padma" mode="light" />);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /^@dealerkit\/ui: the brand "padma" .*\nlight: --dealer-color-text #bbbbbb on --dealer-color-background #ffffff has a contrast of 1\.91:1, below 4\.5:1; --dealer-color-text: #\w{6} passes$/,
  );
  for (const mode of ['dark', 'light', 'dark'] as const) rerender(<Page currency="BDT" brand="padma" mode={mode} />);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(warn.mock.calls[1]?.[0]).toContain('\ndark: ');
});

it('warns of low contrast in a part of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  lowContrast('teesta');
  render(
    <UiProvider currency="BDT">
      <Page brand="teesta" />
    </UiProvider>,
  );
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
});

it.each([
  ['for an included brand', 'meghna', 'development'],
  ['in production', 'surma-own', 'production'],
])('does not check the contrast %s', async (_case, brand, environment) => {
  vi.stubEnv('NODE_ENV', environment);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  lowContrast(brand);
  render(<Page currency="BDT" brand={brand} />);
  const other = `${brand}-other`;
  lowContrast(other);
  vi.stubEnv('NODE_ENV', 'development');
  render(<Page currency="BDT" brand={other} />);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(warn.mock.calls[0]?.[0]).toContain(other);
});

it('shows a price without a currency with the sign of none', () => {
  const { rerender } = render(<Page />);
  expect(screen.getByText(/¤1$/)).toBeDefined();
  rerender(<Page currency="BDT" />);
  expect(screen.getByText(/৳1$/)).toBeDefined();
});

it('renders in a browser without a bundler, which has no `process`', () => {
  lowContrast('karnaphuli');
  vi.stubGlobal('process', undefined);
  render(<Page brand="karnaphuli" />);
  expect(screen.getByText(/^karnaphuli/)).toBeDefined();
});
