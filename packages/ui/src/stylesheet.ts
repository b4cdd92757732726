/** What the CSS entries of the package export: nothing. It lets TypeScript take `import '@dealerkit/ui/Button.css'` under any settings. */
export {};
