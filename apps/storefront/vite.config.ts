import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { layeredInVite } from '../../packages/ui/build/layers.ts';
import { uiSources } from './build/uiSources.ts';

const reactRouter = createRequire(import.meta.url).resolve('react-router/package.json');

/**
 * Chromium compiles all functions of the first script while it loads, in the background, and not when React first calls them. The
 * comment must be the first line, above the list of files that Vite prepends (`output.postBanner` is below it).
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/**
 * Modules of several pages that many other pages do not need. A module belongs to the last kind that matches it. The chunks are formed in
 * this order, each with what it imports and no chunk before it has, so what few pages need is last. The option `entriesAware` needs no
 * names of files, but merges by size: the list of parts would load 180 KiB instead of 140.
 */
const kinds = {
  // The rules of the phone numbers of all countries, which only forms of customers and links to call load.
  phones: /domain\/dist\/phones\/readPhones|libphonenumber/,
  // Without what sends the offline queue, which runs on every page.
  orders: /([oO]rder|(?<!use)OfflineQueue|SetStatus|useFormatted|useStoredQuery|TimeText|dates|Badge)[^/]*$/,
  // With what sends the form of an order, which pages that list orders do not need.
  form: /useSubmitForm|useOwnFields|AuthCard|DemoNotice|GoogleButton|PasswordField|credentials|NumberField|usePlaceOrder|useOrderDefaults/,
  // Which data the shop has, for the privacy page and the download of one's data.
  privacy: /texts\/en\/privacy|domain\/dist\/account\/personalData/,
  rows: /elements\/(RowTable|RowCheckbox)\//,
  // The two pages of one part.
  part: /blocks\/(PartPage|PartDetail|PartBreadcrumbs)\/|usePartMessage|elements\/Breadcrumbs|routing\/partPage|react\/parts\/use(Part\.|Other|Recent)|texts\/en\/(partPage|gallery)/,
  table: /elements\/(DataTable(?!\/column)|Pagination)/,
  // How a part matches a search.
  match: /domain\/dist\/(search\/(scorePart|words|partNumbers)|partSearch\/searchReasons)/,
  // What spreadsheets and old fonts made of a list, for the import and pasted lists.
  damage: /domain\/dist\/(text\/bijoy|import\/spreadsheetDamage)|texts\/en\/spreadsheetDamage/,
  // The table of synonyms and the search of a whole list, which pages load when they are used.
  search: /domain\/dist\/(synonyms\/synonym(s|Table|Words)\.|search\/(?!scorePart|words|partNumbers))/,
  lists: /usePagedQuery|useHostTable|ExportButton|useExport|csv|Sheet\/|useModal/,
  // What the basket, the pasted list and the counter order share, with how a pasted list is read.
  basket:
    /blocks\/(BasketLines|PasteList)\/|domain\/dist\/(orderList|text\/quantityText)|useResolvedList|texts\/en\/pasteList/,
  menu: /elements\/Menu\//,
  popover: /elements\/Popover\//,
  // What is printed, with the library of QR codes.
  paper:
    /blocks\/(PrintoutFrame|OrderPrintout|PickingList|PurchaseList|PrintControls)|print\/usePrintoutProps|elements\/QrCode|pickingList|texts\/en\/print/,
  // What only an admin works with: parts, customers and their money, and orders.
  partValues:
    /AddPartForm\.schema|texts\/en\/importParts|elements\/FileField|PictureField\/(useLeftOut|useFilePaste|sortFiles|makeSmaller|pictureType)/,
  stock:
    /AddPartForm\/Part(Fields|Pictures)|blocks\/PictureField\/(?!useLeftOut|useFilePaste|sortFiles|makeSmaller|pictureType)/,
  customers:
    /blocks\/(ChequeForm|ChequeList|CustomerBalance|PaymentForm|CustomerForm|CustomerPicker|CustomerList|ReasonDialog)\/|texts\/en\/(cheques|ledger|customers|invoices)|react\/books\/use(Customer|AddCustomer|SetCheque|Pay\.)|domain\/dist\/customers\/customers/,
  desk: /blocks\/((OrderList|OrderBulkBar|OrderTabs|OrderFilter|LineChanges|ShortcutsDialog)\/|OrderDetail\/(OrderTerms|[tT]erms))|texts\/en\/(orderDesk|orderChanges)|useOrderChanges/,
};

const kindOf = (id: string) => Object.entries(kinds).findLast(([, kind]) => kind.test(id))?.[0];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), compileHint, ...(command === 'serve' ? [vanillaExtractPlugin(), layeredInVite()] : [])],
  envPrefix: ['VITE_', 'CURRENCY', 'PHONE_COUNTRY_CODE'],
  ssr: { resolve: { conditions: ['documented', ...defaultServerConditions] } },
  resolve: {
    // The English of the library byte for byte as the specification has it.
    conditions: ['documented', ...defaultClientConditions],
    alias:
      command === 'build'
        ? // The package exports only its development build, which adds 0.5 KiB of gzipped JavaScript to the home page.
          [{ find: /^react-router$/, replacement: join(reactRouter, '../dist/production/index.mjs') }]
        : // The development server takes the library from its sources, so that a change there shows at once.
          uiSources,
  },
  build: {
    target: 'es2022',
    // An inlined font would be loaded with every page, whether it is used there or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Also constants that several modules use, such as the names of classes: 0.7 KiB less of gzipped JavaScript on the home page.
      optimization: { inlineConst: { mode: 'all' } },
      // The documents are rendered by `src/document`; `index.html` is for the development server.
      input: { index: 'src/main.tsx' },
      // `LoginGuard` is imported lazily and by `AdminGuard`, so it is in `shared`, which the home page does not load.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // A page loads its own chunk and one of each kind that it needs: a part 5 instead of 18, the dashboard 5 instead of 17. Automatic
        // chunks, one for each combination of pages, would be 39 and 37. Groups are matched in this order.
        codeSplitting: isSsrBuild || {
          groups: [
            // One request instead of 20, and 5 KiB less of gzipped JavaScript.
            { name: 'firstVisit', tags: ['$initial'] },
            {
              name: 'shared',
              test: (id) => !/node_modules/.test(id) && kindOf(id) === undefined,
              minShareCount: 2,
            },
            ...Object.keys(kinds).map((name) => ({
              name,
              test: (id: string) => kindOf(id) === name,
              minShareCount: 2,
            })),
          ],
        },
        // The home page lists the files of all pages, and hashes hardly compress.
        hashCharacters: 'base36',
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}));
